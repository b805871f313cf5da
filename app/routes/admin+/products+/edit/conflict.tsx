import { Table } from "#app/admin/table.tsx";
import { type FieldName, fieldNames, type ProductFields } from "#app/domain/catalog/product-fields.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { FieldConflict } from "#app/lib/outcome.ts";
import { type FormValues, formText } from "./form-values.ts";
import type { Choices } from "./read-choices.server.ts";
import { useFieldWords } from "./use-field-words.ts";

const keys = Object.keys(fieldNames) as (keyof ProductFields)[];

interface ConflictsProps {
  conflicts: readonly FieldConflict[];
  typed: FormValues;
  /** the version that is saved now, which the decisions are about */
  version: number;
  choices: Choices;
  here: string;
}

/** The fields that two people changed: each was loaded, is saved now and was typed here; one is chosen, then the form is saved again. */
export function Conflicts({ conflicts, typed, version, choices, here }: ConflictsProps) {
  const t = useText(texts);
  const words = useFieldWords(choices);
  const head = (
    <>
      <th scope="col">{t("conflict.field")}</th>
      <th scope="col">{t("conflict.loaded")}</th>
      <th scope="col">{t("conflict.theirs")}</th>
      <th scope="col">{t("conflict.mine")}</th>
    </>
  );
  return (
    <div className="grid gap-3 product-conflicts" data-conflict="">
      <input type="hidden" name="asked" value={version} />
      <Table label={t("conflict.title")} head={head}>
        {keys.flatMap((key) => {
          const conflict = conflicts.find(({ field }) => field === fieldNames[key]);
          return conflict ? [<Row key={key} name={fieldNames[key]} {...{ conflict, typed, words }} />] : [];
        })}
      </Table>
      <p>
        <a href={here} data-reload>
          {t("conflict.drop")}
        </a>
      </p>
    </div>
  );
}

interface RowProps {
  name: FieldName;
  conflict: FieldConflict;
  typed: FormValues;
  words: ReturnType<typeof useFieldWords>;
}

function Row({ name, conflict: { loaded, saved, who }, typed, words }: RowProps) {
  const t = useText(texts);
  const choice = (taken: "theirs" | "mine", text: string) => (
    <label className="choice">
      <input type="radio" name={`resolve_${name}`} value={taken} required />
      {text}
    </label>
  );
  return (
    <tr>
      <th scope="row">{t(`field.${name}`)}</th>
      <td>{words(name, loaded)}</td>
      <td>
        {choice("theirs", words(name, saved))}
        {who ? <small>{who}</small> : null}
      </td>
      <td>{choice("mine", words(name, formText(typed, name)))}</td>
    </tr>
  );
}
