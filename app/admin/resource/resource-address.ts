import { writeQuery } from "#app/domain/resource/resource-query.ts";
import type { ResourceQuery } from "#app/domain/resource/resource-view.ts";

/** The addresses of a list as it is filtered, sorted and paged now. */
export interface ListAddresses {
  query: ResourceQuery;
  /** the list itself with some of its query changed; a change of what is listed begins at the first page */
  list: (changes?: Partial<ResourceQuery>) => string;
  /** something opened above the list, such as `{ edit: 7 }` */
  open: (parameter: Readonly<Record<string, string | number>>) => string;
  /** an action below the list's path, such as "7/delete", which leads back to the list as it is */
  act: (action: string) => string;
  /** the query as name and value, for the hidden fields of a form; `without` leaves names out */
  fields: (without?: readonly string[]) => [string, string][];
}

const fieldsOf = (query: ResourceQuery): [string, string][] => [...new URLSearchParams(writeQuery(query))];

const withQuery = (path: string, fields: readonly (readonly [string, string])[]): string =>
  fields.length > 0 ? `${path}?${new URLSearchParams(fields.map(([name, value]) => [name, value]))}` : path;

/** The addresses of a section's list, none with an empty value. */
export function resourceAddresses(path: string, query: ResourceQuery): ListAddresses {
  const fields = fieldsOf(query);
  return {
    query,
    list: (changes = {}) =>
      withQuery(path, fieldsOf({ ...query, ...(Object.keys(changes).length > 0 && { page: 1 }), ...changes })),
    open: (parameter) =>
      withQuery(path, [...fields, ...Object.entries(parameter).map(([name, value]) => [name, String(value)] as const)]),
    act: (action) => withQuery(`${path}/${action}`, fields),
    fields: (without = []) => fields.filter(([name]) => !without.includes(name)),
  };
}
