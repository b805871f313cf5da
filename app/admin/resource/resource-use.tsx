import { Form } from "@remix-run/react";
import { EditModal } from "#app/admin/edit-modal.tsx";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type PageParts, UseLinks } from "./page-parts.tsx";
import { countsFor, hasText, type Resource } from "./resource.ts";

type InUseProps<Row extends ListedRow> = { resource: Resource<Row>; id: number; emptyAt: string };

/** Below the question whether to delete a row that is in use: what names it, and the way to empty it. */
export function InUseNote<Row extends ListedRow>({ resource, id, emptyAt }: InUseProps<Row>) {
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const counts = Object.values(countsFor(resource, id));
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  return (
    <div className="in-use-note">
      <p>{say("use.in-use")}</p>
      {hasText(resource.texts, "empty.loses") ? <p>{t("empty.loses", { count })}</p> : null}
      <UseLinks resource={resource} id={id} />
      <a href={emptyAt}>{t("empty.go")}</a>
    </div>
  );
}

/** The row that the address asks to empty: what names it, and where all of it goes. Nothing is chosen beforehand. */
export function EmptyDialog<Row extends ListedRow>({ resource, view: { emptying }, addresses }: PageParts<Row>) {
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  if (!emptying) return null;
  const { id, name, targets, toNone } = emptying;
  const options = targets.map((target) => ({ value: String(target.id), label: target.name }));
  const [count = 0] = Object.values(countsFor(resource, id));
  return (
    <EditModal title={t("empty.title", { name })} closeTo={addresses.list()}>
      <Form method="post" action={addresses.act(`${id}/move`)} className="grid gap-3">
        <SaveKey />
        <p>
          {say("use.holds")} <UseLinks resource={resource} id={id} />
        </p>
        <SelectField
          name="to"
          id="move-to"
          label={t("empty.to")}
          hint={hasText(resource.texts, "empty.why") ? t("empty.why") : undefined}
          options={toNone ? [...options, { value: "none", label: t("empty.none", { count }) }] : options}
          placeholder={say("choose")}
          required
        />
        <div>
          <Button small icon="arrow-right">
            {t("empty.go")}
          </Button>
        </div>
      </Form>
    </EditModal>
  );
}
