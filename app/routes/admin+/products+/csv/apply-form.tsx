import { Form, useFetcher, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { WordsTick } from "#app/admin/encoding-question.tsx";
import type { ImportResult } from "#app/domain/catalog/csv/apply-import.server.ts";
import { productCsv } from "#app/i18n/product-csv.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import type { RowView } from "../list/row-views.server.ts";

interface ApplyFormProps {
  address: string;
  /** The previewed mapping. */
  query: string;
  result: ImportResult;
  /** Rows that would change a name, each ticked by itself. */
  renames: readonly RowView[];
  /** By them a person sees whether a guessed encoding is right; null where nothing was guessed. */
  words: readonly string[] | null;
}

/** Applies the previewed import. Wrong rows are skipped only with the option for it. */
export function ApplyForm({ address, query, result, renames, words }: ApplyFormProps) {
  const t = useText(productCsv);
  const { state, formMethod } = useNavigation();
  const isApplying = state !== "idle" && formMethod === "POST";
  const count = result.create + result.update;
  if (count === 0) return null;
  return (
    <Form method="post" action={`${address}?${query}`} className="grid gap-3">
      <SaveKey />
      {words ? <WordsTick words={words} /> : null}
      <Renames rows={renames} />
      {result.error > 0 ? <Checkbox name="leave_out" label={t("leave-out", { count: result.error })} required /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button icon="check" busy={isApplying}>
          {t("apply", { count })}
        </Button>
        {isApplying ? <Progress address={address} /> : null}
      </div>
    </Form>
  );
}

/** The names that would change, old and new, each with a tick of its own. */
function Renames({ rows }: { rows: readonly RowView[] }) {
  const t = useText(productCsv);
  if (rows.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend>{t("renames")}</legend>
      <p className="text-ink-2">{t("renames.why")}</p>
      {rows.map(({ row, was, name }) => (
        <Checkbox
          key={row}
          id={`rename-${row}`}
          name="rename"
          value={row}
          label={`${t("error.row")} ${row}: ${t("renames.change", { old: was ?? "", new: name })}`}
        />
      ))}
    </fieldset>
  );
}

/** Progress, polled twice a second. */
function Progress({ address }: { address: string }) {
  const t = useText(productCsv);
  const { load, data } = useFetcher<{ progress: { done: number; total: number } | null }>();
  useEffect(() => {
    const timer = setInterval(() => load(`${address}/progress`), 500);
    return () => clearInterval(timer);
  }, [address, load]);
  const progress = data?.progress;
  return <progress aria-label={t("progress")} max={progress?.total} value={progress?.done} />;
}
