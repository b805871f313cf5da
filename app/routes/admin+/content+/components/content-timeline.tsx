import { EditModal } from "#app/admin/edit-modal.tsx";
import { HistoryTimeline } from "#app/admin/timeline.tsx";
import { adminContent } from "#app/i18n/admin-content.ts";
import { timeline } from "#app/i18n/timeline.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { Past } from "./past-of.server.ts";

/** What the list calls the fields that the audit log names. */
const fieldKeys: Readonly<Record<string, keyof typeof adminContent.en>> = { order: "column.order", featured: "column.state" };

interface ContentTimelineProps<Row> {
  past: Past | null;
  rows: readonly Row[] | null;
  nameOf: (row: Row) => string;
  /** The list below it. */
  list: string;
}

/** Who changed a row of Content what when, above its list; of a row that is gone there is nothing. */
export function ContentTimeline<Row extends { id: number }>({ past, rows, nameOf, list }: ContentTimelineProps<Row>) {
  const words = useText(timeline);
  const fieldWords = useFieldWords();
  const row = rows?.find(({ id }) => id === past?.id);
  if (!past || !row) return null;
  return (
    <EditModal title={words("timeline.of", { name: nameOf(row) })} closeTo={list}>
      <HistoryTimeline entries={past.entries} {...fieldWords} />
    </EditModal>
  );
}

function useFieldWords() {
  const t = useText(adminContent);
  return {
    fieldName(field: string) {
      const key = fieldKeys[field];
      return key ? t(key) : field;
    },
    wordsOf(field: string, value: unknown) {
      if (value === null || value === "") return t("empty");
      if (field === "featured") return t(value ? "featured" : "not-featured");
      return String(value);
    },
  };
}
