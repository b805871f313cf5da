import { readQuery, writeQuery } from "#app/domain/resource/resource-query.ts";
import type { StaffModel, StaffTable } from "#app/domain/resource/staff-table.ts";

/** The path of a list, from its own address or from one `below` it: `/admin/faq` of `/admin/faq/7/delete`, which is "7/delete" below. */
export function listPath(request: Request, below = ""): string {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  return below && path.endsWith(`/${below}`) ? path.slice(0, -below.length - 1) : path;
}

/** An address of a section with the query that its list has now: `/admin/faq/7/restore?q=rice`. */
export function withListQuery<Model extends StaffModel>(request: Request, table: StaffTable<Model>, path: string): string {
  const query = writeQuery(readQuery(table, new URL(request.url).searchParams));
  return query ? `${path}?${query}` : path;
}

/** A list's address with something of a row opened above it. */
export const opening = (to: string, parameter: string, id: number | string): string =>
  `${to}${to.includes("?") ? "&" : "?"}${parameter}=${id}`;

/** Where a post leads back to: the list as its address says it, with nothing open above it. */
export const resourceListAddress = <Model extends StaffModel>(request: Request, table: StaffTable<Model>, below = ""): string =>
  withListQuery(request, table, listPath(request, below));
