import { db } from "#app/platform/db.server.ts";
import { lawsText } from "./laws-text.ts";
import { withRetry } from "./weather.ts";

/** The invariants that are violated now, each with the row that breaks it: "stock #7". */
export async function brokenLaws(): Promise<string[]> {
  const rows = await withRetry(() => db.$queryRawUnsafe<{ law: string; id: number }[]>(lawsText));
  return rows.map(({ law, id }) => `${law} #${id}`).sort();
}
