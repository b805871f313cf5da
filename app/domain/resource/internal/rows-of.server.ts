import type { Prisma } from "#app/generated/prisma/client.ts";
import type { db, Tx } from "#app/platform/db.server.ts";
import type { RowOf, StaffModel, StaffTable, TableWith } from "../staff-table.ts";

/** What the kit asks of a table: the part of Prisma's delegates that is the same for every model. */
export interface RowDelegate<Row> {
  findMany(args: { where?: object; orderBy?: readonly object[]; select?: object; skip?: number; take: number }): Promise<Row[]>;
  findUnique(args: { where: { id: number } }): Promise<Row | null>;
  findFirst(args: { where: object; orderBy: readonly object[] }): Promise<Row | null>;
  count(args: { where: object }): Promise<number>;
  groupBy(args: {
    by: readonly string[];
    where: object;
    _count: { _all: true };
  }): Promise<(Row & { _count: { _all: number } })[]>;
  create(args: { data: object }): Promise<Row>;
  createManyAndReturn(args: { data: readonly object[]; skipDuplicates?: boolean }): Promise<Row[]>;
  updateMany(args: { where: object; data: object }): Promise<{ count: number }>;
  deleteMany(args: { where: object }): Promise<{ count: number }>;
}

/** The rows of any model. Prisma types each delegate by its own arguments, which no type parameter can stand for: hence the one cast. */
export function delegateOf<Row>(tx: Tx | typeof db, model: Prisma.ModelName): RowDelegate<Row> {
  const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<Prisma.ModelName>;
  return tx[name] as unknown as RowDelegate<Row>;
}

/** The rows of a table, read with what it joins. */
export function rowsOf<Model extends StaffModel, Parts extends object = object>(
  tx: Tx | typeof db,
  { model, joined }: TableWith<Model, Parts>,
): RowDelegate<RowOf<Model> & Parts> {
  const rows = delegateOf<RowOf<Model> & Parts>(tx, model);
  if (!joined) return rows;
  return {
    findMany: (args) => rows.findMany({ ...args, ...(!args.select && { include: joined }) }),
    findUnique: (args) => rows.findUnique({ ...args, ...{ include: joined } }),
    findFirst: (args) => rows.findFirst(args),
    count: (args) => rows.count(args),
    groupBy: (args) => rows.groupBy(args),
    create: (args) => rows.create({ ...args, ...{ include: joined } }),
    createManyAndReturn: (args) => rows.createManyAndReturn(args),
    updateMany: (args) => rows.updateMany(args),
    deleteMany: (args) => rows.deleteMany(args),
  };
}

/** The columns of a row alone, without what its table joins. */
export const storedColumns = <Model extends StaffModel>({ joined = {} }: StaffTable<Model>, row: RowOf<Model>): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !Object.hasOwn(joined, name)));
