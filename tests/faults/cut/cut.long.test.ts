import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseFor } from "#app/server/embedded-postgres.ts";
import { listPending, migrate } from "#app/server/migrate.ts";
import { connect } from "#app/server/postgres-connection.ts";
import { finishRestore } from "#app/server/settle-uploads.ts";
import { checkBackup } from "#prisma/backup/check-backup.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { lawsText } from "../shop-day/laws-text.ts";
import { runCut } from "./cut-process.ts";

const tool = (name: string, ...rest: string[]) => ["--import", "tsx", `prisma/${name}/main.mjs`, ...rest];
const settings = { DATABASE_URL: "", DEMO: "1", SESSION_SECRET: "a secret that only this test knows", LOG_LEVEL: "silent" };
const toEnd = Number.POSITIVE_INFINITY;
const deadline = 120_000;

const shop = makeDataFolder();
const backup = join(shop.path, "shop.gz");
const [held, added] = ["products/1763635374123.webp", "products/1763635374124.webp"];
const upload = (dataDir: string, name: string) => {
  mkdirSync(join(dataDir, "uploads/products"), { recursive: true });
  writeFileSync(join(dataDir, "uploads", name), "a picture");
};
const copyShop = () => {
  const folder = makeDataFolder();
  execFileSync("cp", ["-a", `${shop.path}/.`, folder.path]);
  return folder;
};

/** How long the seed took, and so the share of it that a cut leaves, milliseconds. */
let seeding = 0;

beforeAll(async () => {
  const run = await runCut(shop.path, { parameters: tool("seed"), settings, begun: /Filling/ }, toEnd, deadline);
  seeding = run.ms;
  upload(shop.path, held);
  await runCut(shop.path, { parameters: tool("backup", "backup", backup), settings }, toEnd, deadline);
  expect(existsSync(backup), run.text).toBe(true);
}, deadline);
afterAll(() => shop.remove());

/** What the next start does with the data, and what it finds wrong. */
async function openAgain(dataDir: string): Promise<string[]> {
  const database = await databaseFor({ dataDir });
  const client = await connect(database.url);
  await migrate(client, { quiet: true });
  await finishRestore(client, dataDir);
  const { rows } = await client.query<{ law: string; id: number }>(lawsText);
  const pending = await listPending(client);
  await client.end();
  await database.stop();
  const uploads = existsSync(join(dataDir, "uploads")) ? readdirSync(join(dataDir, "uploads"), { recursive: true }) : [];
  const drafts = uploads.map(String).filter((name) => /\.restoring$|restore-plan/.test(name));
  return [...rows.map(({ law, id }) => `${law} #${id}`), ...pending, ...drafts];
}

test.each([0.1, 0.5])("a first start that is killed after %f of it, PostgreSQL too, is done by the next", async (share) => {
  const folder = makeDataFolder();
  const { ended } = await runCut(
    folder.path,
    { parameters: tool("seed"), settings, begun: /Filling/ },
    seeding * share,
    deadline,
  );
  expect(ended).toBe(false);
  expect(await openAgain(folder.path)).toEqual([]);
  folder.remove();
});

test.each([300, 900])("a restore that is killed after %i ms leaves the shop before or the backup, whole", async (after) => {
  const folder = copyShop();
  upload(folder.path, added);
  const parameters = tool("backup", "restore", backup, "--replace");
  await runCut(folder.path, { parameters, settings, begun: /Throwing away/ }, after, deadline);
  expect(await openAgain(folder.path)).toEqual([]);
  expect(existsSync(join(folder.path, "uploads", held))).toBe(true);
  folder.remove();
});

test("a backup that is killed leaves no file of its name or a whole one, and what else it left the next one sweeps", async () => {
  const folder = copyShop();
  const out = join(folder.path, "next.gz");
  await runCut(folder.path, { parameters: tool("backup", "backup", out), settings, begun: /Backing up/ }, 150, deadline);
  if (existsSync(out)) await checkBackup(out);
  const another = join(folder.path, "another.gz");
  const { text } = await runCut(folder.path, { parameters: tool("backup", "backup", another), settings }, toEnd, deadline);
  expect(text).toContain("read back, and whole");
  expect(readdirSync(folder.path).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
  folder.remove();
});
