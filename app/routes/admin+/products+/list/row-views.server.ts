import { type CsvField, csvFields } from "#app/domain/catalog/csv/csv-fields.ts";
import { type PlannedRow, renamedFrom } from "#app/domain/catalog/csv/plan-import.server.ts";
import type { RowProblem } from "#app/domain/catalog/csv/row-problem.ts";
import { fieldNames } from "#app/domain/catalog/product-fields.ts";
import { type Issue, sentence } from "#app/http/form.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { productCsv } from "#app/i18n/product-csv.ts";
import { translator } from "#app/i18n/translate.ts";
import { excerpt } from "#app/lib/excerpt.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";

/** One row of a file as displayed: what it creates, the columns it changes, or its errors; `was` is the name that it changes. */
export type RowView = {
  row: number;
  name: string;
  was: string | null;
  id: number | null;
  fields: CsvField[];
  text: string;
  note: string;
};

const columnOf = (name: keyof typeof fieldNames): CsvField | undefined => {
  const form = fieldNames[name].replace(/^(category|subcategory)_id$/, "$1");
  return csvFields.find((field) => field === form);
};

/** The error texts of a row, with the column in front. */
export function problemText(lang: Lang): (problem: RowProblem) => string {
  const t = translator(lang, productCsv);
  return (problem) => {
    const text = "reason" in problem ? t(`reason.${problem.reason}`, problem.values) : sentence(lang, problem.issue as Issue);
    return problem.field ? `${t(`column.${problem.field}`)}: ${text}` : text;
  };
}

/** The headings of a file of errors. */
export function errorHeading(header: readonly string[], lang: Lang): string[] {
  const t = translator(lang, productCsv);
  return [...header, t("error.row"), t("error.reason")];
}

/** A planned row in somebody's language. */
export function rowViewOf(planned: PlannedRow, lang: Lang): RowView {
  const { row, name, id, outcome, carton } = planned;
  const t = translator(lang, productCsv);
  const changed = outcome === "update" ? (Object.keys(planned.after) as (keyof typeof planned.after)[]) : [];
  const said = planned.cells.filter((cell) => cell.trim() !== "").join(" ");
  const text =
    outcome === "error"
      ? planned.problems.map(problemText(lang)).join(" ")
      : outcome === "left"
        ? `${t(`left.${planned.why}`)}: ${excerpt(said, 80)}`
        : "";
  const piece = carton && formatMoney(paisa(Math.round(carton.price / carton.pieces)));
  const note = carton && piece ? t("row.carton", { pieces: carton.pieces, price: formatMoney(carton.price), piece }) : "";
  return { row, name, was: renamedFrom(planned), id, fields: changed.flatMap((field) => columnOf(field) ?? []), text, note };
}
