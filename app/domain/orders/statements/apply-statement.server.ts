import { createHash } from "node:crypto";
import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { changeHeldPayment } from "../internal/change-payment.server.ts";
import { bookReceipt } from "../receive-payment.server.ts";
import { isProposed, type Matched, type MatchResult, matchRows, type OpenPayment } from "./match-statement.ts";
import { foldedReference, type LeftReason, readStatement, type StatementMoney } from "./read-statement.server.ts";
import type { SavedStatement } from "./save-statement.server.ts";
import { methodsOf, type StatementColumns } from "./statement-columns.ts";

/** So many payments are booked at once; applied again, a statement books the next. */
export const maxApplied = 200;

/** A row of a statement with what it comes to. */
export type StatementFinding = {
  row: number;
  said: string;
  result: MatchResult | LeftReason;
  money: StatementMoney | null;
  payment: OpenPayment | null;
};

type File = SavedStatement & { columns: StatementColumns };

const listOpen = (tx: Pick<Tx, "$queryRaw">, methods: readonly string[]) => tx.$queryRaw<OpenPayment[]>`
  SELECT p.id, p.order_id AS "orderId", p.method::text AS method, p.amount, o.customer_name AS "customerName",
    coalesce(p.gateway_transaction_id, CASE WHEN p.method = o.payment_method THEN o.payment_reference END) AS reference,
    array_remove(ARRAY[fold_reference(p.gateway_transaction_id),
      CASE WHEN p.method = o.payment_method THEN fold_reference(o.payment_reference) END], NULL) AS references,
    to_char(coalesce(o.payment_reference_at, o.created_at) AT TIME ZONE 'Asia/Karachi', 'YYYY-MM-DD') AS "claimedOn",
    to_char(o.created_at AT TIME ZONE 'Asia/Karachi', 'YYYY-MM-DD') AS day
  FROM payments p JOIN orders o ON o.id = p.order_id
  WHERE p.status IN ('pending', 'processing') AND p.method::text = ANY (${methods}) AND o.due > 0 ORDER BY p.id`;

/** Sending so many rows to the database holds the thread for some milliseconds. */
const atOnce = 1000;

/** The fingerprints among these rows that were booked before, or whose reference stands on money that was received otherwise. */
async function listBooked(tx: Pick<Tx, "$queryRaw">, rows: readonly StatementMoney[], methods: readonly string[]) {
  const booked = new Set<string>();
  for (let at = 0; at < rows.length; at += atOnce)
    for (const fingerprint of await findBooked(tx, rows.slice(at, at + atOnce), methods)) booked.add(fingerprint);
  return booked;
}

async function findBooked(tx: Pick<Tx, "$queryRaw">, rows: readonly StatementMoney[], methods: readonly string[]) {
  const fingerprints = rows.map(({ fingerprint }) => fingerprint);
  const references = rows.map(({ reference }) => (reference === null ? "" : foldedReference(reference)));
  const found = await tx.$queryRaw<{ fingerprint: string }[]>`
    SELECT fingerprint FROM unnest(${fingerprints}::text[], ${references}::text[]) AS sent (fingerprint, reference)
    WHERE decode(fingerprint, 'hex') IN (SELECT fingerprint FROM statement_receipts)
      OR reference IN (SELECT fold_reference(gateway_transaction_id) FROM payments
        WHERE status IN ('completed', 'refunded') AND method::text = ANY (${methods}) AND gateway_transaction_id IS NOT NULL
          AND fold_reference(gateway_transaction_id) = ANY (${references}::text[]))`;
  return found.map(({ fingerprint }) => fingerprint);
}

async function findingsOf(tx: Pick<Tx, "$queryRaw">, file: File): Promise<StatementFinding[]> {
  const rows = await readStatement(file);
  const methods = methodsOf[file.source];
  const received = rows.flatMap((row) => ("money" in row ? [row] : []));
  const [open, booked] = [
    await listOpen(tx, methods),
    await listBooked(
      tx,
      received.map(({ money }) => money),
      methods,
    ),
  ];
  const matched = new Map(matchRows(received, { open, booked, fold: foldedReference }).map((one) => [one.row, one]));
  return rows.map((row) => {
    const found: Matched<{ money: StatementMoney }> | undefined = matched.get(row.row);
    const { row: number, said } = row;
    if (found) return { row: number, said, result: found.result, money: found.money, payment: found.payment };
    return { row: number, said, result: "left" in row ? row.left : "none", money: null, payment: null };
  });
}

/** What a run proposes, in a word that changes with it: what staff saw is what is booked. */
const sealOf = (findings: readonly StatementFinding[]): string =>
  createHash("sha256")
    .update(
      JSON.stringify(
        findings.flatMap(({ row, result, payment }) => (isProposed(result) ? [row, payment?.id, payment?.amount] : [])),
      ),
    )
    .digest("base64url");

/** Works out what a statement would book and books nothing. */
export async function dryRunStatement(file: File): Promise<{ findings: StatementFinding[]; seal: string }> {
  const findings = await findingsOf(db, file);
  return { findings, seal: sealOf(findings) };
}

const rowNumber = z.coerce.number().int().min(2);

/** What of a dry run is booked: all that it proposes but the rows that are left out; `seal` names the dry run. */
export const applyStatementForm = z.object({
  seal: z.string().max(64),
  leave: z
    .union([rowNumber.transform((row) => [row]), z.array(rowNumber)])
    .optional()
    .transform((rows) => rows ?? []),
});

/**
 * Books what a dry run proposed, in one transaction, up to `maxApplied` payments. A payment that somebody changed while it ran is left.
 *
 * @returns how many were booked; refused with `statement.changed` when it would propose something else by now, `statement.nothing`,
 *   `busy`
 */
export function applyStatement(
  file: File,
  { seal, leave }: z.output<typeof applyStatementForm>,
  { by }: { by: number },
): Promise<Outcome<{ booked: number }>> {
  return transact(async (tx) => {
    await tx.$executeRaw`SELECT FROM payment_statements WHERE id = ${file.id} FOR UPDATE`; // one press that arrives twice books once
    const findings = await findingsOf(tx, file);
    if (sealOf(findings) !== seal) return refused("statement.changed");
    const proposed = findings.filter(({ result, row }) => isProposed(result) && !leave.includes(row));
    proposed.sort((one, other) => (one.payment?.orderId ?? 0) - (other.payment?.orderId ?? 0)); // orders are locked in one order by all
    let booked = 0;
    for (const finding of proposed.slice(0, maxApplied)) if (await bookRow(tx, finding, by)) booked += 1;
    if (booked === 0) return refused("statement.nothing");
    await tx.paymentStatement.update({ where: { id: file.id }, data: { appliedAt: now() } });
    await recordAudit(tx, {
      by,
      action: "apply",
      entity: "payment-statement",
      id: file.id,
      after: { source: file.source, booked },
    });
    return done({ booked });
  });
}

/** Books the money of one row; false when its payment is not as it was found any more. */
async function bookRow(tx: Tx, { money, payment }: StatementFinding, by: number): Promise<boolean> {
  if (!money || !payment) return false;
  const { amount, reference } = money;
  const outcome = await changeHeldPayment(tx, payment.id, { version: null, by }, (_, held) =>
    held.amount === amount
      ? bookReceipt(tx, held, { amount, method: payment.method, reference }, by)
      : Promise.resolve(refused("payment.not-waiting")),
  );
  if (!outcome.ok) return false;
  const receipt = { fingerprint: new Uint8Array(Buffer.from(money.fingerprint, "hex")), paymentId: payment.id, createdAt: now() };
  await tx.statementReceipt.create({ data: receipt });
  return true;
}
