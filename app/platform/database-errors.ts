import { parseTexts } from "#app/lib/parse-texts.ts";
import { type DatabaseRule, databaseRules } from "./database-rules.ts";
import { isOutOfDescriptors } from "./descriptor-errors.ts";

/** Whether an error is one of these codes, of PostgreSQL or Prisma, which Prisma also writes into its message. */
const hasCode = (problem: unknown, codes: RegExp): boolean =>
  problem instanceof Error && codes.test(`${(problem as { code?: string }).code ?? ""} ${problem.message}`);

/** Serialisation failures and deadlocks: nothing was written, so the work may simply be done again. */
export const isConflict = (problem: unknown): boolean =>
  hasCode(problem, /\bP2034\b|\b40P01\b|\b40001\b|deadlock detected|could not serialize/);

/**
 * A timeout, of a lock, a statement, a connection or the transaction itself, or no descriptor for a connection: nothing was written. Recognised
 * by codes, for the pool may have been opened by the other bundle, whose classes are others.
 */
export const isTimeout = (problem: unknown): boolean =>
  isOutOfDescriptors(problem) ||
  hasCode(
    problem,
    /\bPOOL_BUSY\b|\bP2028\b|\b55P03\b|\b57014\b|\b25P03\b|lock timeout|statement timeout|idle-in-transaction|when trying to connect/,
  );

/**
 * The rule of the shop that a row broke, as a trigger of the database says it (`refuse_by_rule`): the code of a refusal and the values of
 * its sentence. Null for any other error.
 */
export function brokenRule(problem: unknown): { code: DatabaseRule; values: Record<string, string> } | null {
  if (!(problem instanceof Error)) return null;
  const detail = JSON.stringify((problem as { meta?: unknown }).meta ?? null);
  for (const text of [problem.message, String((problem.cause as Error | undefined)?.message ?? ""), detail]) {
    const [, found, values = ""] = /rule:([a-z.-]+) (\{.*?\})(?=\W|$)/s.exec(text.replaceAll('\\"', '"')) ?? [];
    const code = databaseRules.find((rule) => rule === found);
    if (code) return { code, values: parseTexts(values) ?? {} };
  }
  return null;
}

/** The database's disk is full: nothing was written, and nothing can be until space is freed. */
export const isOutOfSpace = (problem: unknown): boolean => hasCode(problem, /\b53100\b/);

/**
 * The database cannot be reached, or the connection was lost while it answered: PostgreSQL's classes 08, 53 and 57P, the system's codes
 * and Prisma's. It says nothing about the request, which may be sent again shortly.
 */
const isGone = (problem: unknown): boolean =>
  hasCode(
    problem,
    /\b(?:08\d\d\d|08P01|53[0-4]00|57P0[1-5]|P1001|P1002|P1008|P1017|P2024|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)\b|Connection terminated|terminating connection|has closed the connection|Can't reach database/,
  );

/** Whether a request failed because the database had no time, no place or no connection for it: 503 and no defect of the page. */
export const isUnavailable = (problem: unknown): boolean =>
  isTimeout(problem) || isConflict(problem) || isOutOfSpace(problem) || isGone(problem);
