import { Form } from "@remix-run/react";
import { CsvFileField, csvBounds } from "#app/admin/csv-file-field.tsx";
import { Drawer } from "#app/admin/drawer.tsx";
import { HeadLink } from "#app/admin/list/list-head.tsx";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { GridColumns } from "./grid-columns.tsx";
import type { PageParts } from "./page-parts.tsx";
import { hasText } from "./resource.ts";

/** The title of a section with how many rows it lists, what can be done with the whole of it, and its one New button. */
export function ResourceHead<Row extends ListedRow>({ resource, view, addresses }: PageParts<Row>) {
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const exported = addresses.act("export.csv");
  const count = view.list?.total ?? null;
  const show = view.query.show === "cards" ? "table" : "cards";
  const { page } = view.query;
  return (
    <header className="resource-head">
      <h1>{view.title}</h1>
      {count === null ? null : (
        <span className="resource-total">{hasText(resource.texts, "total") ? t("total", { count }) : count}</span>
      )}
      {resource.siblings?.()}
      <div className="resource-head-acts">
        {resource.hasGridColumns ? <GridColumns {...{ resource, view, addresses }} /> : null}
        {resource.toolbar?.(view)}
        {resource.hasBothViews ? (
          <HeadLink
            href={addresses.list({ show, page })}
            icon={show === "cards" ? "layout-grid" : "list"}
            label={t(`show.${show}`)}
          />
        ) : null}
        {resource.hasRefresh ? <HeadLink href={addresses.list()} icon="refresh-cw" label={say("refresh")} reload /> : null}
        {view.mayEdit && resource.hasFiles ? <ImportButton action={addresses.act("import")} /> : null}
        {resource.hasFiles ? <HeadLink href={exported} icon="download" label={say("export")} download /> : null}
        {view.mayEdit && resource.canAdd ? (
          <LinkButton href={addresses.open({ edit: "new" })} small icon="plus" data-new aria-label={t("add")}>
            <span className="resource-wide-label">{t("add")}</span>
          </LinkButton>
        ) : null}
      </div>
    </header>
  );
}

/** Takes a CSV file, which is only read at first: what it would change is shown before anything does. */
function ImportButton({ action }: { action: string }) {
  const say = useText(resourceTexts);
  return (
    <Drawer
      className="resource-pop"
      summary={
        <summary className="button button-plain button-small" aria-label={say("import")}>
          <Icon name="upload" />
          <span className="resource-wide-label">{say("import")}</span>
        </summary>
      }
    >
      <Form method="post" action={action} encType="multipart/form-data" className="resource-pop-panel">
        <SaveKey />
        <CsvFileField
          id="import-file"
          label={say("import.file")}
          hint={say("import.hint")}
          tooLarge={say("import.too-large", csvBounds)}
          errors={undefined}
        />
        <Button small wide>
          {say("import.read")}
        </Button>
      </Form>
    </Drawer>
  );
}
