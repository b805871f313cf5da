import { fieldNames } from "#app/domain/catalog/product-fields.ts";
import type { ProductHappening } from "#app/domain/catalog/product-timeline.server.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { typedField } from "./product-typed.ts";
import type { Choices } from "./read-choices.server.ts";
import { useFieldWords } from "./use-field-words.ts";

/** Who changed what when and in which way, the latest first. */
export function ProductTimeline({ happenings, choices }: { happenings: readonly ProductHappening[]; choices: Choices }) {
  const t = useText(texts);
  const lang = useLang();
  const words = useFieldWords(choices);
  if (happenings.length === 0) return <p className="text-ink-2">{t("happened.nothing")}</p>;
  return (
    <ol className="admin-timeline">
      {happenings.map(({ id, at, who, action, isNew, changes }) => (
        <li key={id}>
          <b>{t(action === "import" && isNew ? "happened.import.new" : `happened.${action}`)}</b>
          {changes.map(({ field, before, after }) => {
            const name = fieldNames[field];
            const values = {
              field: t(`field.${name}`),
              before: words(name, typedField(field, before)),
              after: words(name, typedField(field, after)),
            };
            return <p key={field}>{t("happened.change", values)}</p>;
          })}
          <small className="block text-ink-2">
            {t("happened.by", { at: formatDateTime(at, lang), who: who ?? t("happened.shop") })}
          </small>
        </li>
      ))}
    </ol>
  );
}
