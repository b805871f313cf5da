import { afterEach, expect, test } from "vitest";
import { env } from "#app/platform/env.server.ts";
import { databaseLocation } from "./run.ts";

const { DATABASE_URL, DATA_DIR } = env;
const live = "postgresql://shop:secret@db.internal/shop";
afterEach(() => void Object.assign(env, { DATABASE_URL, DATA_DIR }));

test("a trial restore goes to a database of its own, whatever the settings say", () => {
  Object.assign(env, { DATABASE_URL: live, DATA_DIR: "./data" });
  expect(databaseLocation("restore", { trial: "/tmp/trial", given: {} })).toEqual({ dataDir: "/tmp/trial" });
});

test("a trial restore into the shop's own folder is refused", () => {
  Object.assign(env, { DATABASE_URL: undefined, DATA_DIR: "./data" });
  expect(() => databaseLocation("restore", { trial: "data", given: {} })).toThrow("the folder of the shop itself");
});

test("a folder from the command and a database from .env name two shops, so a restore asks", () => {
  Object.assign(env, { DATABASE_URL: live, DATA_DIR: "/tmp/trial" });
  expect(() => databaseLocation("restore", { given: { DATA_DIR: "/tmp/trial" } })).toThrow("not said which shop");
  expect(databaseLocation("restore", { given: { DATA_DIR: "/tmp/trial", DATABASE_URL: live } })).toMatchObject({ url: live });
  expect(databaseLocation("restore", { given: {} })).toMatchObject({ url: live });
});

test("a backup takes the database and the folder that the settings name", () => {
  Object.assign(env, { DATABASE_URL: live, DATA_DIR: "/srv/shop" });
  expect(databaseLocation("backup", { given: { DATA_DIR: "/srv/shop" } })).toEqual({ url: live, dataDir: "/srv/shop" });
});
