import type { RefusalCode } from "#app/i18n/refusals.ts";

/** A form field that two people changed: its value as it was loaded and as it is saved now, and who saved it when. */
export type Conflict = { field: string; loaded: unknown; saved: unknown; who: string | null; at: Date };

/**
 * Why a command was refused: a code with a sentence in every language, the values that sentence needs, the form field it stands at, and the
 * fields that must be decided about first.
 */
export type Refusal = {
  code: RefusalCode;
  field?: string;
  values?: Record<string, string | number>;
  conflicts?: readonly Conflict[];
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
