import type { CsvField } from "./csv-fields.ts";

/** The issue that the product form's schema reports for one value. */
type Issue = { code?: string | undefined; message: string };

/** Why a row of a file is left out, where no value of its own is wrong. */
export type RowReason =
  | "ragged"
  | "formula"
  | "no-such-id"
  | "twice"
  | "exists"
  | "barcode-taken"
  | "no-category"
  | "no-subcategory"
  | "no-unit"
  | "whole-pieces"
  | "negative-stock"
  | "shortened"
  | "other-site"
  | "carton"
  | "rename"
  | "changed-meanwhile";

/** One fault of a row: at a column, or with the whole of it. */
export type RowProblem =
  | { field: CsvField | null; reason: RowReason; values?: Record<string, string | number> }
  | { field: CsvField | null; issue: Issue };
