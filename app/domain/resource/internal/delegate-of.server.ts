import type { db, Tx } from "#app/platform/db.server.ts";
import type { RowOf, StaffModel } from "../staff-table.ts";

/** What the kit asks of a table: the part of Prisma's delegates that is the same for every model. */
export interface RowDelegate<Row> {
  findMany(args: { where?: object; orderBy?: readonly object[]; select?: object; skip?: number; take: number }): Promise<Row[]>;
  findUnique(args: { where: { id: number } }): Promise<Row | null>;
  findFirst(args: { where: object; orderBy: readonly object[] }): Promise<Row | null>;
  count(args: { where: object }): Promise<number>;
  create(args: { data: object }): Promise<Row>;
  createManyAndReturn(args: { data: readonly object[] }): Promise<Row[]>;
  updateMany(args: { where: object; data: object }): Promise<{ count: number }>;
  deleteMany(args: { where: object }): Promise<{ count: number }>;
}

/** The table of a model. Prisma types each delegate by its own arguments, which no type parameter can stand for: hence the one cast. */
export function delegateOf<Model extends StaffModel>(tx: Tx | typeof db, model: Model): RowDelegate<RowOf<Model>> {
  const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<Model>;
  return tx[name] as unknown as RowDelegate<RowOf<Model>>;
}
