import { type CsvMapping, readMapping } from "#app/domain/catalog/csv/csv-fields.ts";
import { findImport, type SavedImport } from "#app/domain/catalog/csv/save-import.server.ts";
import { rowId } from "#app/http/search-params.server.ts";

/** The kept file that an address names; throws 404 when it is not there or somebody else's. */
export async function requireSavedImport(text: string | undefined, by: number): Promise<SavedImport> {
  const id = rowId(text);
  const kept = id === null ? null : await findImport(id, { by });
  if (!kept) throw new Response(null, { status: 404 });
  return kept;
}

/** What the columns stand for: as the address says, else as their headings say. */
export const mappingIn = (request: Request, header: readonly string[]): CsvMapping =>
  readMapping(new URL(request.url).searchParams.getAll("map"), header);

/** Whether the address says that what is missing is to be created. */
export const createsMissing = (request: Request): boolean => new URL(request.url).searchParams.get("create") === "1";

/** Both as a query string. */
export const importQuery = (mapping: CsvMapping, isCreating: boolean): string =>
  new URLSearchParams([...mapping.map((field) => ["map", field ?? "-"]), ...(isCreating ? [["create", "1"]] : [])]).toString();
