import { type Happening, listHappenings, type TimelineOf } from "#app/domain/audit/list-happenings.server.ts";
import { rowId } from "#app/http/search-params.server.ts";

/** The row whose timeline an address asks for, and what happened to it. */
export type Past = { id: number; happenings: Happening[] };

/** What happened to the row that `?history=7` names; null when nothing is asked for. */
export async function pastOf(request: Request, entity: TimelineOf): Promise<Past | null> {
  const id = rowId(new URL(request.url).searchParams.get("history") ?? undefined);
  return id === null ? null : { id, happenings: await listHappenings(entity, id) };
}
