import type { Substitution } from "#app/generated/prisma/enums.ts";

/** What to do when something is not to be had on the day. */
export const substitutions = ["call", "similar", "leave_out"] as const satisfies readonly Substitution[];
