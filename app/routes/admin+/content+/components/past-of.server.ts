import { type HistoryEntry, listHistory } from "#app/domain/audit/list-history.server.ts";
import { rowId } from "#app/http/search-params.server.ts";

/** The row whose timeline an address asks for, and what happened to it. */
export type Past = { id: number; entries: HistoryEntry[] };

/** What happened to the row that `?history=7` names; null when nothing is asked for. */
export async function pastOf(request: Request, entity: string): Promise<Past | null> {
  const id = rowId(new URL(request.url).searchParams.get("history") ?? undefined);
  return id === null ? null : { id, entries: await listHistory(entity, id) };
}
