import { readQuery, writeQuery } from "#app/domain/resource/resource-query.ts";
import type { StaffModel, StaffTable } from "#app/domain/resource/staff-table.ts";

/** The path of a section's list, from the address of anything in it: `/admin/faq`. */
export const listPath = (request: Request): string =>
  new URL(request.url).pathname
    .replace(/\.data$/, "")
    .split("/")
    .slice(0, 3)
    .join("/");

/** An address of a section with the query that its list has now: `/admin/faq/7/restore?q=rice`. */
export function withListQuery<Model extends StaffModel>(request: Request, table: StaffTable<Model>, path: string): string {
  const query = writeQuery(readQuery(table, new URL(request.url).searchParams));
  return query ? `${path}?${query}` : path;
}

/** Where a post leads back to: the list as its address says it, with nothing open above it. */
export const resourceListAddress = <Model extends StaffModel>(request: Request, table: StaffTable<Model>): string =>
  withListQuery(request, table, listPath(request));
