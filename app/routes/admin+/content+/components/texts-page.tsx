import type { ReactNode } from "react";
import { EditModal } from "#app/admin/edit-modal.tsx";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ContentHead } from "./content-head.tsx";
import { ContentTimeline } from "./content-timeline.tsx";
import { LoadFailure } from "./load-failure.tsx";
import type { Past } from "./past-of.server.ts";
import { rowAddress } from "./row-address.ts";
import { type TextTab, textPaths } from "./text-paths.ts";
import { type TextRow, TextTable } from "./text-table.tsx";
import { TextTabs } from "./text-tabs.tsx";

interface TextsPageProps {
  title: string;
  tab: TextTab;
  /** Null when they could not be loaded. */
  rows: readonly TextRow[] | null;
  mayEdit: boolean;
  /** Where a row's actions are posted. */
  actions: string;
  /** What the button that opens a new section says. */
  add: string;
  /** What the open editor is called; null while none is open. */
  editing: string | null;
  editor: ReactNode;
  past: Past | null;
}

/** The Content and Policy Manager: a page's sections, and the editor above them. */
export function TextsPage({ title, tab, rows, mayEdit, actions, add, editing, editor, past }: TextsPageProps) {
  const t = useText(adminContent);
  const path = textPaths[tab];
  const addLink = mayEdit ? (
    <LinkButton href={rowAddress(path, "edit", "new")} small icon="plus">
      {add}
    </LinkButton>
  ) : null;
  return (
    <>
      <ContentHead title={title} tab="pages" mayEdit={mayEdit}>
        {addLink}
      </ContentHead>
      <TextTabs tab={tab} />
      {rows === null ? <LoadFailure path={path}>{t("texts.failed")}</LoadFailure> : null}
      {editing ? (
        <EditModal title={editing} closeTo={path}>
          {editor}
        </EditModal>
      ) : null}
      <ContentTimeline past={past} rows={rows} nameOf={(row) => row.title} list={path} />
      {rows?.length === 0 ? (
        <EmptyState icon="newspaper" title={t("texts.none")} action={addLink}>
          {t("texts.none.why")}
        </EmptyState>
      ) : null}
      {rows && rows.length > 0 ? <TextTable label={t(`text.${tab}`)} {...{ rows, path, actions, mayEdit }} /> : null}
    </>
  );
}
