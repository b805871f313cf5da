import { readFileSync } from "node:fs";
import { db } from "#app/platform/db.server.ts";
import { withRetry } from "./weather.ts";

const text = readFileSync(new URL("./laws.sql", import.meta.url), "utf8");

/** The invariants that are violated now, each with the row that breaks it: "stock #7". */
export async function brokenLaws(): Promise<string[]> {
  const rows = await withRetry(() => db.$queryRawUnsafe<{ law: string; id: number }[]>(text));
  return rows.map(({ law, id }) => `${law} #${id}`).sort();
}
