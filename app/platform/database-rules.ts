import type { RefusalCode } from "#app/i18n/refusals.ts";

/** The rules of the shop that triggers of the database keep (`refuse_by_rule` in the migrations), each with its sentence. */
export const databaseRules = [
  "contact.blocked",
  "khata.not-allowed",
  "khata.over-limit",
  "khata.no-contact",
] as const satisfies readonly RefusalCode[];

/** One of them. */
export type DatabaseRule = (typeof databaseRules)[number];
