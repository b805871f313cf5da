import { type Outcome, refused } from "#app/lib/outcome.ts";

/** Prisma's codes: a unique value is taken, a row that is pointed at is missing or still needed. */
const taken = "P2002";
const reference = "P2003";

const codeOf = (problem: unknown): unknown => (problem instanceof Error ? (problem as { code?: unknown }).code : undefined);

/** Whether another row already holds a value that no two rows may hold. */
export const isTaken = (problem: unknown): boolean => codeOf(problem) === taken;

/** Whether a row points at one that is not there, or is pointed at by one that needs it. */
export const isReference = (problem: unknown): boolean => codeOf(problem) === reference;

/** Refuses with `row.taken` what broke on a value that another row holds; anything else is thrown again. */
export function refuseTaken(problem: unknown): Outcome<never> {
  if (isTaken(problem)) return refused("row.taken");
  throw problem;
}
