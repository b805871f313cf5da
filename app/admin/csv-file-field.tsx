import type { ChangeEvent } from "react";
import { maxCsvBytes, maxCsvRows } from "#app/domain/resource/csv/csv-cells.ts";
import { Field } from "#app/ui/field.tsx";
import { measureUpload } from "#app/ui/measure-upload.ts";

/** The most that a file may have, as the sentences of a section name it: rows, and megabytes. */
export const csvBounds = { rows: maxCsvRows.toLocaleString("en"), most: maxCsvBytes / 2 ** 20 };

interface CsvFileFieldProps {
  id: string;
  label: string;
  hint: string;
  /** the error of a file that is larger than the server accepts, shown before it is sent */
  tooLarge: string;
  errors: string[] | undefined;
}

/** The required field of a form that chooses a CSV file, named `file`. */
export function CsvFileField({ tooLarge, ...field }: CsvFileFieldProps) {
  const checkSize = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => measureUpload(currentTarget, maxCsvBytes, tooLarge);
  return <Field {...field} name="file" type="file" accept=".csv,text/csv" required onChange={checkSize} />;
}
