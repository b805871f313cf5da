import type { RefusalCode } from "#app/i18n/refusals.ts";

/**
 * A form field that two people changed: its text as it was loaded ("" where that is not known) and as it is saved now, and who saved it
 * when, as far as the audit log says.
 */
export type FieldConflict = { field: string; loaded: string; saved: string; who: string | null; at: Date | null };

/**
 * Why a command was refused: a code with a sentence in every language, the values that sentence needs, the form field it stands at, and the
 * fields that must be decided about first.
 */
export type Refusal = {
  code: RefusalCode;
  field?: string;
  values?: Record<string, string | number>;
  conflicts?: readonly FieldConflict[];
};

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
