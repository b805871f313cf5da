import { HistoryTimeline } from "#app/admin/timeline.tsx";
import { fieldNames } from "#app/domain/catalog/product-fields.ts";
import type { ProductHistory } from "#app/domain/catalog/product-history.server.ts";
import { toFormValue } from "#app/domain/catalog/to-form-value.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { Choices } from "./read-choices.server.ts";
import { useFieldWords } from "./use-field-words.ts";

/** The changes with person, time and kind, the latest first. */
export function ProductTimeline({ entries, choices }: { entries: ProductHistory; choices: Choices }) {
  const t = useText(texts);
  const words = useFieldWords(choices);
  return (
    <HistoryTimeline
      entries={entries}
      fieldName={(field) => t(`field.${fieldNames[field]}`)}
      wordsOf={(field, value) => words(fieldNames[field], toFormValue(field, value))}
      actionOf={({ action, isNew }) => t(action === "import" && isNew ? "happened.import.new" : `happened.${action}`)}
    />
  );
}
