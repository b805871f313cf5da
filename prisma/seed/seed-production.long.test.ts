import { execFileSync } from "node:child_process";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { seedFromArguments } from "./seed-from-arguments.ts";

const client = new pg.Client({ connectionString: databaseUrl() });
const seed = (argv: readonly string[], isDemo = false) => seedFromArguments(databaseUrl(), argv, { isDemo });

beforeAll(() => client.connect());
afterAll(() => client.end());

/** The very command, with the settings of a shop in earnest. */
const command = (...argv: string[]) =>
  execFileSync(process.execPath, ["--import", "tsx", "prisma/seed/main.mjs", ...argv], {
    env: { NODE_ENV: "production", PATH: process.env["PATH"], DATABASE_URL: databaseUrl(), APP_ORIGIN: "https://shop.example" },
    stdio: "pipe",
    encoding: "utf8",
  });

test("a database of a shop in earnest gets no demo accounts, and nothing else either, unless it is told to", async () => {
  expect(() => command()).toThrow("is not a demo's: the shop is not in demo mode");
  await expect(seed(["--products", "600"])).rejects.toThrow("--into-production");
  expect(await db.user.count()).toBe(0);
  expect(await db.product.count()).toBe(0);
});

test("a shop that has accounts of its own is not a demo's, whatever the settings say", async () => {
  const owner = await db.user.create({ data: { email: "owner@shop.example", name: "Owner", passwordHash: "none" } });
  await expect(seed([], true)).rejects.toThrow("it has 1 accounts of its own");
  await db.user.delete({ where: { id: owner.id } });
});

test("told to, it gets the demo's goods and keeps its people, orders and settings as they are", async () => {
  const before = await db.setting.count();
  const output = command("--into-production");
  expect(output).toMatch(/^Filling database "test_\w+" at 127\.0\.0\.1:\d+ …\n495 products on sale and 0 orders/);
  expect(output).not.toContain(new URL(databaseUrl()).password);
  expect([await db.user.count(), await db.order.count(), await db.setting.count()]).toEqual([0, 0, before]);
  expect(command("--into-production")).toContain("The shop has products already; nothing was changed.");
});

test("what it counted at the opening is what stands on the shelf", async () => {
  const { rows } = await client.query(
    `SELECT p.id FROM products p LEFT JOIN stock_movements m ON m.product_id = p.id WHERE p.stock_quantity IS NOT NULL
     GROUP BY p.id HAVING p.stock_quantity <> coalesce(sum(m.change), 0)`,
  );
  expect(rows).toEqual([]);
});
