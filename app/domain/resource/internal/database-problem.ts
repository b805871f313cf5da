import { type Outcome, refused } from "#app/lib/outcome.ts";
import { formFields, type StaffModel, type StaffTable } from "../staff-table.ts";

/** Prisma's codes: a unique value is taken, a row that is pointed at is missing or still needed. */
const taken = "P2002";
const reference = "P2003";

const codeOf = (problem: unknown): unknown => (problem instanceof Error ? (problem as { code?: unknown }).code : undefined);

/** Whether another row already holds a value that no two rows may hold. */
export const isTaken = (problem: unknown): boolean => codeOf(problem) === taken;

/** Whether a row points at one that is not there, or is pointed at by one that needs it. */
export const isReference = (problem: unknown): boolean => codeOf(problem) === reference;

/**
 * Refuses what broke on a value that another row holds (`row.taken`), or on a row that is named and not there (`row.no-such`, at the
 * reference field); anything else is thrown again.
 */
export const refuseProblem =
  <Model extends StaffModel>(table: StaffTable<Model>) =>
  (problem: unknown): Outcome<never> => {
    if (isTaken(problem)) return refused("row.taken");
    if (!isReference(problem)) throw problem;
    const reference = formFields(table).find(({ field }) => field.type === "reference");
    return refused("row.no-such", { ...(reference && { field: reference.name }) });
  };
