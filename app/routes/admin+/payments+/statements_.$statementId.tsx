import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import {
  applyStatement,
  applyStatementForm,
  dryRunStatement,
  maxApplied,
} from "#app/domain/orders/statements/apply-statement.server.ts";
import { isProposed } from "#app/domain/orders/statements/match-statement.ts";
import { readLines } from "#app/domain/orders/statements/read-statement.server.ts";
import { findColumns } from "#app/domain/orders/statements/save-statement.server.ts";
import { fitsHeader, guessColumns } from "#app/domain/orders/statements/statement-columns.ts";
import { readFileInQueue } from "#app/http/file-queue.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { adminStatements } from "#app/i18n/admin-statements.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { requireStatement } from "./components/require-statement.server.ts";
import { statementPath, statementsPath } from "./components/statement-address.ts";
import { ColumnsForm, LeftRows, Proposals } from "./components/statement-parts.tsx";

/** So many rows that are left are shown. */
const maxLeftShown = 300;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "orders", "edit");
  return readFileInQueue(() => tryStatement(request, params));
}

async function tryStatement(request: Request, params: LoaderFunctionArgs["params"]) {
  const { id, fileName, source, header, ...statement } = await requireStatement(params);
  const title = translator(langOf(request), adminStatements)("title.one", { name: fileName });
  const columns = await findColumns(source);
  const isMapped = columns !== null && fitsHeader(columns, header);
  const file = { title, id, source, header, isMapped };
  if (!isMapped || !columns) {
    const lines = await readLines({ header, content: statement.content });
    const guessed = guessColumns(
      header,
      lines.map(({ cells }) => cells),
    );
    return { ...file, columns: guessed, asks: null, seal: "", proposed: [], left: [], hidden: 0, maxApplied };
  }
  const { findings, seal } = await dryRunStatement({ id, fileName, source, header, ...statement, columns });
  const left = findings.filter(({ result }) => !isProposed(result));
  return {
    ...file,
    columns,
    asks: (["balance", "no-direction"] as const).find((reason) => left.some(({ result }) => result === reason)) ?? null,
    seal,
    proposed: findings.filter(({ result }) => isProposed(result)).slice(0, maxApplied * 5),
    left: left.slice(0, maxLeftShown),
    hidden: Math.max(0, left.length - maxLeftShown),
    maxApplied,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  return readFileInQueue(() => bookStatement({ request, params }, staff.id));
}

async function bookStatement({ request, params }: Pick<ActionFunctionArgs, "request" | "params">, by: number) {
  const statement = await requireStatement(params);
  const form = await readForm(request, applyStatementForm);
  if (!form.ok) return form.invalid();

  const columns = await findColumns(statement.source);
  if (!columns || !fitsHeader(columns, statement.header)) return form.refuse({ code: "statement.columns" });
  const outcome = await applyStatement({ ...statement, columns }, form.value, { by });
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(statementPath(statement.id), "statement-applied", { values: { count: String(outcome.value.booked) } });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function StatementPage() {
  const { title, id, isMapped, asks, seal, proposed, left, hidden, maxApplied: most, ...file } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.result?.error?.[""];
  const t = useText(adminStatements);
  const columns = <ColumnsForm action={`${statementPath(id)}/columns`} {...file} />;
  return (
    <>
      <PageHead title={title}>
        <LinkButton href={statementsPath} variant="quiet" small icon="arrow-left">
          {t("back.all")}
        </LinkButton>
      </PageHead>
      {errors ? <Notice tone="error">{errors.join(" ")}</Notice> : null}
      {asks ? <Notice tone="haldi">{t(asks === "balance" ? "asks.balance" : "asks.direction")}</Notice> : null}
      {isMapped ? (
        <>
          <Proposals key={seal} action={statementPath(id)} proposed={proposed} seal={seal} most={most} />
          <LeftRows rows={left} hidden={hidden} />
          <details className="mt-4" open={asks === "no-direction"}>
            <summary>{t("columns")}</summary>
            {columns}
          </details>
        </>
      ) : (
        columns
      )}
    </>
  );
}
