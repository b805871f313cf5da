import type { CsvMapping } from "#app/domain/catalog/csv/csv-fields.ts";
import { readMapping } from "#app/domain/catalog/csv/guess-mapping.ts";
import { findImport, type SavedImport } from "#app/domain/catalog/csv/save-import.server.ts";
import { rowId } from "#app/http/search-params.server.ts";

/** The uploaded file that an address names; throws 404 when it does not exist or belongs to another person. */
export async function requireSavedImport(text: string | undefined, by: number): Promise<SavedImport> {
  const id = rowId(text);
  const found = id === null ? null : await findImport(id, { by });
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

/** The column mapping: from the address, else from the headings. */
export const mappingIn = (request: Request, header: readonly string[]): CsvMapping =>
  readMapping(new URL(request.url).searchParams.getAll("map"), header);

/** Whether the address allows missing entities to be created. */
export const createsMissing = (request: Request): boolean => new URL(request.url).searchParams.get("create") === "1";

/** The category of new products whose row names none: the address's; null for none. */
export const categoryIn = (request: Request): number | null =>
  rowId(new URL(request.url).searchParams.get("category") ?? undefined);

/** What a person chose, as a query string. */
export const importQuery = (
  mapping: CsvMapping,
  { isCreating, category }: { isCreating: boolean; category: number | null },
): string =>
  new URLSearchParams([
    ...mapping.map((field) => ["map", field ?? "-"]),
    ...(isCreating ? [["create", "1"]] : []),
    ...(category === null ? [] : [["category", String(category)]]),
  ]).toString();
