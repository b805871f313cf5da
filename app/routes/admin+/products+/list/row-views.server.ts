import { type CsvField, csvFields } from "#app/domain/catalog/csv/csv-fields.ts";
import type { PlannedRow } from "#app/domain/catalog/csv/plan-import.server.ts";
import type { RowProblem } from "#app/domain/catalog/csv/row-problem.ts";
import { fieldNames } from "#app/domain/catalog/product-fields.ts";
import { type Issue, sentence } from "#app/http/form.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { productCsv } from "#app/i18n/product-csv.ts";
import { translator } from "#app/i18n/translate.ts";

/** One row of a file as displayed: what it creates, the columns it changes, or its errors. */
export type RowView = { row: number; name: string; id: number | null; fields: CsvField[]; text: string };

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
export function rowViewOf(planned: PlannedRow, say: (problem: RowProblem) => string): RowView {
  const { row, name, id, outcome } = planned;
  const changed = outcome === "update" ? (Object.keys(planned.after) as (keyof typeof planned.after)[]) : [];
  const text = outcome === "error" ? planned.problems.map(say).join(" ") : "";
  return { row, name, id, fields: changed.flatMap((field) => columnOf(field) ?? []), text };
}
