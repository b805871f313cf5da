import type { ImportResult } from "#app/domain/catalog/csv/apply-import.server.ts";
import { productCsv } from "#app/i18n/product-csv.ts";
import { useText } from "#app/i18n/use-text.ts";

const outcomes = ["create", "update", "unchanged", "error"] as const;

/** Number of rows per planned or applied action. */
export function ImportCounts({ result, isApplied = false }: { result: ImportResult; isApplied?: boolean }) {
  const t = useText(productCsv);
  return (
    <dl className="admin-figures">
      {outcomes.map((outcome) => (
        <div key={outcome} className="admin-panel">
          <dt>{t(isApplied ? `did.${outcome}` : `would.${outcome}`)}</dt>
          <dd>{result[outcome].toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}
