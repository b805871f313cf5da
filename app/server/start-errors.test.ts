import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { databaseUrl } from "#app/platform/db.server.ts";
import { checkSettings } from "./check-settings.ts";
import { explainDatabase } from "./explain-database.ts";
import { connect } from "./postgres-connection.ts";

const folder = mkdtempSync(join(tmpdir(), "taaza-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shop = { APP_ORIGIN: "https://shop.example", DEMO: false };
const example = "postgresql://user:password@host:5432/database";

test.each([
  ["a # in the password", "postgresql://shop:tomatoleaf#1@db.internal:5432/shop"],
  ["a / in the password", "postgresql://shop:tomato/leaf@db.internal:5432/shop"],
  ["a % in the password", "postgresql://shop:tomatoleaf%@db.internal:5432/shop"],
  ["no name of a database", "postgresql://shop:tomatoleaf@db.internal:5432"],
  ["another kind of database", "mysql://shop:tomatoleaf@db.internal/shop"],
  ["no address at all", "tomatoleaf"],
])("a database address with %s is told with an example, without its password", (_, DATABASE_URL) => {
  const text = reasonOf(() => checkSettings({ ...shop, DATABASE_URL }));
  expect(text).toContain(example);
  expect(text).not.toMatch(/tomato|leaf/);
});

test("a shop in earnest is not opened without the address that customers type", () => {
  const DATABASE_URL = "postgresql://shop:tomatoleaf@db.internal/shop";
  expect(reasonOf(() => checkSettings({ DATABASE_URL, APP_ORIGIN: undefined, DEMO: false }))).toContain("APP_ORIGIN is required");
  expect(() => checkSettings({ DATABASE_URL, APP_ORIGIN: undefined, DEMO: true })).not.toThrow();
  expect(() => checkSettings({ DATABASE_URL: undefined, APP_ORIGIN: undefined, DEMO: false })).not.toThrow();
});

const changed = (parts: Partial<Pick<URL, "password" | "username" | "pathname" | "port" | "hostname">>) =>
  Object.assign(new URL(databaseUrl()), parts).href;

test.each([
  ["a wrong password", () => changed({ password: "tomatoleaf" }), "refuses the sign-in"],
  ["a role that is not there", () => changed({ username: "nobody-here", password: "tomatoleaf" }), "refuses the sign-in"],
  ["a database that is not there", () => changed({ pathname: "/nowhere" }), 'There is no database "nowhere"'],
  ["a port where nothing is", () => changed({ port: "1" }), "No PostgreSQL answers"],
  ["a machine that is not there", () => changed({ hostname: "nowhere.invalid" }), "nowhere.invalid"],
])("%s is told in a sentence, without a password", async (_, addressOf, sentence) => {
  const address = addressOf();
  const problem = await connect(address).catch((reason: unknown) => reason);
  const text = explainDatabase(address, problem).message;
  expect(text).toContain(sentence);
  expect(text).not.toContain(new URL(address).password);
});

/** Starts the shop as `npm start` does, with something to find wrong before anything is built. */
const start = (settings: Record<string, string>) =>
  spawnSync(process.execPath, ["app/server/start.mjs", "--built"], {
    env: { NODE_ENV: "production", PATH: process.env["PATH"], DATA_DIR: folder, ...settings },
    encoding: "utf8",
    timeout: 20_000,
  });

test("a port that is taken is told before anything is built or opened", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const { status, stderr } = start({ PORT: String(port) });
  taken.close();
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Port ${port} is taken by another program: stop that, or set PORT to another number.\n`,
  });
});

test("an address that is not this machine's is told as that", () => {
  const { status, stderr } = start({ PORT: "39111", HOST: "203.0.113.7" });
  expect(status).toBe(1);
  expect(stderr).toContain("HOST is 203.0.113.7, which is no address of this machine");
});

test("a second start on a data folder is refused before it builds, from wherever it sees the folder", async () => {
  const hold = `import("./app/server/take-data-folder.mjs").then(async ({ takeDataFolder }) => { await takeDataFolder(); console.log("held"); setTimeout(() => {}, 60_000); })`;
  const holder = spawn(process.execPath, ["--eval", hold], { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" } });
  await once(holder.stdout, "data");
  const { status, stderr } = start({ PORT: "39112" });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Another process already serves the shop in ${folder}. Stop it first, or set DATA_DIR and PORT for a second shop.\n`,
  });
  const gone = once(holder, "exit");
  holder.kill("SIGKILL");
  await gone;
  expect(start({ PORT: "70000" }).stderr).not.toContain("already serves");
});

test("a wrong setting is told by its name", () => {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "app/server/try-settings.ts"], {
    env: { NODE_ENV: "production", PATH: process.env["PATH"], DATA_DIR: folder, PORT: "harbour", APP_ORIGIN: "shop.example" },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The environment has values that the shop cannot use.*\n {2}PORT: .*\n {2}APP_ORIGIN: .*\n$/);
});

function reasonOf(attempt: () => void): string {
  try {
    attempt();
  } catch (problem) {
    return (problem as Error).message;
  }
  return "";
}
