import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ListedRow, ResourceResult, ResourceView } from "#app/domain/resource/resource-view.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { BulkPreviewDialog } from "./bulk-preview.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { LineForms } from "./line-forms.tsx";
import type { PageParts } from "./page-parts.tsx";
import { hasText, type Resource } from "./resource.ts";
import { resourceAddresses } from "./resource-address.ts";
import { ResourceBin } from "./resource-bin.tsx";
import { ResourceCards } from "./resource-cards.tsx";
import { ResourceEditor } from "./resource-editor.tsx";
import { ResourceFilters } from "./resource-filters.tsx";
import { ResourceHead } from "./resource-head.tsx";
import { ResourceHistory } from "./resource-history.tsx";
import { ResourcePager } from "./resource-pager.tsx";
import { ResourceTable } from "./resource-table.tsx";
import { ResourceTabs } from "./resource-tabs.tsx";
import { EmptyDialog } from "./resource-use.tsx";

interface ResourcePageProps<Row extends ListedRow> {
  resource: Resource<Row>;
  view: ResourceView<Row>;
  /** what stands below the list and its pages, of the page's own data */
  children?: ReactNode;
}

/** The page of a staff-kept table: its list with tabs, filters, marks and pages, and what the address opens above it; a form that wrote nothing comes back with the action's `result`. */
export function ResourcePage<Row extends ListedRow>({ resource: described, view, children }: ResourcePageProps<Row>) {
  const result = useActionData<() => Promise<{ result?: ResourceResult }>>()?.result;
  const resource = { ...described, choices: view.choices, use: view.use };
  const addresses = resourceAddresses(resource.path, view.query);
  const page = { resource, view, addresses };
  const { editor, list } = view;
  const isPaged = view.query.tab !== "bin" && list !== null && (list.total ?? list.rows.length) > 0;
  const whole = (
    <div className="resource">
      <ResourceHead {...page} />
      {editor ? <ResourceEditor {...page} editor={editor} result={result} /> : null}
      <ResourceHistory {...page} />
      {view.mayEdit ? <BulkPreviewDialog {...page} /> : null}
      {view.mayEdit ? <ImportDialog {...page} /> : null}
      <EmptyDialog {...page} />
      {resource.stats?.(view)}
      {resource.above?.(view)}
      <ResourceTabs {...page} />
      <ResourceFilters {...page} />
      <ResourceRows {...page} />
      {resource.below?.(view)}
      {resource.hasLines && editor && view.mayEdit ? <LineForms path={resource.path} id={editor.row?.id ?? null} /> : null}
      {isPaged ? <ResourcePager path={resource.path} list={list} addresses={addresses} /> : null}
      {children}
    </div>
  );
  return resource.hasGridColumns ? <div data-columns={view.gridColumns}>{whole}</div> : whole;
}

/** The kit's sentences, each replaced by the section's own of the same key where it has one. */
function useOwnText<Row extends ListedRow>({ texts }: Resource<Row>) {
  const t = useText(texts);
  const say = useText(resourceTexts);
  return (key: "again" | "failed.why" | "nothing-found" | "nothing-found.why", values?: { reference: string }) =>
    hasText(texts, key) ? t(key, values) : say(key, values);
}

/** The rows themselves, or why there are none and the way on. */
function ResourceRows<Row extends ListedRow>(page: PageParts<Row>) {
  const { resource, view, addresses } = page;
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const own = useOwnText(resource);
  if (view.query.tab === "bin") return <ResourceBin {...page} />;
  if (!view.list) {
    const reference = view.reference ?? "";
    const detail = say("failed.detail", { reference });
    const failed = hasText(resource.texts, "failed") ? t("failed", { detail }) : say("failed");
    const again = (
      <LinkButton href={addresses.list()} small icon="refresh-cw" data-reload>
        {own("again")}
      </LinkButton>
    );
    return (
      <EmptyState icon="triangle-alert" title={failed} action={again}>
        {own("failed.why", { reference })}
      </EmptyState>
    );
  }
  const hasRows = view.list.rows.length > 0;
  if (resource.rows) {
    return (
      <>
        {hasRows ? null : <NoRows {...page} />}
        {resource.rows(view)}
      </>
    );
  }
  if (!hasRows) return <NoRows {...page} />;
  return (view.query.show ?? resource.view) === "cards" ? <ResourceCards {...page} /> : <ResourceTable {...page} />;
}

/** Why there are no rows, and the way on. */
function NoRows<Row extends ListedRow>({ resource, view, addresses }: PageParts<Row>) {
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const own = useOwnText(resource);
  const { q, filters, page: number, tab } = view.query;
  const way = (href: string, label: string) => (
    <LinkButton href={href} variant="quiet" small>
      {label}
    </LinkButton>
  );
  if (number > 1) {
    return <EmptyState icon="list" title={say("past-end")} action={way(addresses.list({ page: 1 }), say("first-page"))} />;
  }
  if (q || tab !== "all" || Object.keys(filters).length > 0) {
    return (
      <EmptyState
        icon={resource.icon}
        title={own("nothing-found")}
        action={way(addresses.list({ q: "", filters: {}, tab: "all" }), say("clear"))}
      >
        {own("nothing-found.why")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={resource.icon}
      title={t("none")}
      action={
        view.mayEdit && resource.canAdd ? (
          <LinkButton href={addresses.open({ edit: "new" })} small icon="plus">
            {t("add")}
          </LinkButton>
        ) : null
      }
    >
      {t("none.why")}
    </EmptyState>
  );
}
