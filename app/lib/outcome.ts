import type { RefusalCode } from "#app/i18n/refusals.ts";

/** A refusal: a code with a message in every language, the message's values, and its form field. */
export type Refusal = { code: RefusalCode; field?: string; values?: Record<string, string | number> };

/** What a command answers: it happened, or the business refused. Bugs and outages throw instead. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** It happened. */
export function done<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

/** A refused outcome; inside a transaction it rolls every write back. */
export function refused(code: RefusalCode, details: Omit<Refusal, "code"> = {}): Outcome<never> {
  return { ok: false, refusal: { code, ...details } };
}
