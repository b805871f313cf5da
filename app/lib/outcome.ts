import type { RefusalCode } from "#app/i18n/refusals.ts";

/** Why the business said no: a code with a sentence in every language, the values that sentence needs, the form field it stands at. */
export type Refusal = { code: RefusalCode; field?: string; values?: Record<string, string | number> };

/** What a command answers: it happened, or the business refused. Bugs and outages throw instead. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** It happened. */
export function done<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

/** The business says no; inside a transaction this undoes every write. */
export function refused(code: RefusalCode, details: Omit<Refusal, "code"> = {}): Outcome<never> {
  return { ok: false, refusal: { code, ...details } };
}
