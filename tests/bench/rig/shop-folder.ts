import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseFor } from "#app/server/embedded-postgres.ts";
import { startShop } from "./start-shop.ts";

/** A data folder with the demo shop in it, built and seeded. `remove` stops its PostgreSQL if it still runs. */
export type ShopFolder = { path: string; remove: () => Promise<void> };

/** A data folder without a shop. */
export function emptyFolder(): ShopFolder {
  const path = mkdtempSync(join(tmpdir(), "taaza-load-"));
  chmodSync(path, 0o755); // else PostgreSQL's own account could not reach it, and the data would go elsewhere
  return { path, remove: () => remove(path) };
}

/** Opens the demo shop once in a new folder, so that whatever is measured afterwards is not its first start. */
export async function makeShopFolder(): Promise<ShopFolder> {
  execFileSync(process.execPath, ["app/server/start.mjs", "--build-only"], { stdio: "inherit" });
  const folder = emptyFolder();
  await (await startShop(folder.path)).stop();
  return folder;
}

async function remove(path: string): Promise<void> {
  await (await databaseFor({ dataDir: path })).stop();
  rmSync(realpathSync(join(path, "pg")), { recursive: true, force: true });
  rmSync(path, { recursive: true, force: true });
}
