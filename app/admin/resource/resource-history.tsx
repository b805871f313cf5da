import { EditModal } from "#app/admin/edit-modal.tsx";
import { HistoryTimeline } from "#app/admin/timeline.tsx";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import { timeline } from "#app/i18n/timeline.ts";
import { useText } from "#app/i18n/use-text.ts";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";

/** Who changed what of a row and when; also of one that is in the bin. */
export function ResourceHistory<Row extends ListedRow>({ resource, view, addresses }: PageParts<Row>) {
  const t = useText(timeline);
  const { columnLabel, valueText } = useFieldTexts(resource);
  if (!view.history) return null;
  const { name, entries } = view.history;
  return (
    <EditModal title={t("timeline.of", { name })} closeTo={addresses.list()} look="sheet">
      <HistoryTimeline entries={entries} fieldName={columnLabel} wordsOf={valueText} />
    </EditModal>
  );
}
