import { type CsvMapping, isOwnFile } from "#app/domain/catalog/csv/csv-fields.ts";
import { productCsv } from "#app/i18n/product-csv.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";

interface UnreadColumnsProps {
  header: readonly string[];
  mapping: CsvMapping;
  /** The row of the headings, as a spreadsheet counts. */
  headingRow: number;
}

const isNumber = (heading: string): boolean => /^(?:product[ _]?)?(?:id|no|number)$|^external id$/i.test(heading.trim());

/** What is not read of a file: columns, above all foreign numbers of products, and the rows above its headings. */
export function UnreadColumns({ header, mapping, headingRow }: UnreadColumnsProps) {
  const t = useText(productCsv);
  const unread = header.filter((heading, place) => heading !== "" && mapping[place] === null);
  const number = isOwnFile(mapping) ? undefined : unread.find(isNumber);
  return (
    <>
      {number ? <Notice tone="haldi">{t("unread.id", { name: number })}</Notice> : null}
      {headingRow > 2 ? <Notice>{t("heading.at", { row: headingRow })}</Notice> : null}
      {unread.length > 0 ? <p className="text-ink-2">{t("unread", { names: unread.join(", ") })}</p> : null}
    </>
  );
}
