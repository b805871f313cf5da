import { type FieldName, fieldNames } from "#app/domain/catalog/product-fields.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Table } from "#app/ui/table.tsx";
import { type FormValues, formText } from "./form-values.ts";
import type { Choices } from "./read-choices.server.ts";
import { useFieldWords } from "./use-field-words.ts";

const names: readonly FieldName[] = Object.values(fieldNames);

const isSame = (one: string, other: string) =>
  one.trim() === other.trim() || (one !== "" && other !== "" && Number(one) === Number(other));

/** A field that is inactive: a percentage that is switched off, or an unchanged stock figure. */
const isSilent = (name: FieldName, typed: FormValues) =>
  (name === "discount_percent" && typed.discount_active !== "on") ||
  (name === "stock_quantity" && (typed.stock_quantity ?? "none") === typed.stock_shown);

/** The fields whose submitted value differs from the saved one. */
const differing = (typed: FormValues, saved: FormValues): FieldName[] =>
  names.filter((name) => !isSilent(name, typed) && !isSame(formText(typed, name), formText(saved, name)));

/** After a stale save: the submitted and the saved values side by side. Saving again keeps the submitted ones. */
export function Conflict({
  typed,
  saved,
  choices,
  here,
}: {
  typed: FormValues;
  saved: FormValues;
  choices: Choices;
  here: string;
}) {
  const t = useText(texts);
  const words = useFieldWords(choices);
  const head = (
    <>
      <th scope="col">{t("conflict.field")}</th>
      <th scope="col">{t("conflict.typed")}</th>
      <th scope="col">{t("conflict.saved")}</th>
    </>
  );
  return (
    <div className="grid gap-3">
      <Table label={t("conflict.title")} head={head}>
        {differing(typed, saved).map((name) => (
          <tr key={name}>
            <th scope="row">{t(`field.${name}`)}</th>
            <td>{words(name, formText(typed, name))}</td>
            <td>{words(name, formText(saved, name))}</td>
          </tr>
        ))}
      </Table>
      <p>
        <a href={here} data-reload>
          {t("conflict.drop")}
        </a>
      </p>
    </div>
  );
}
