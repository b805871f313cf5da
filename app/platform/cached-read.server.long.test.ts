import { afterAll, expect, test } from "vitest";
import { openDroppingConnection } from "#tests/fixtures/dropping-connection.ts";
import { startTicks } from "#tests/fixtures/work-of.ts";
import {
  cachedRead,
  cachedReads,
  flushNotifications,
  isListeningForChanges,
  listenForChanges,
  stopListeningForChanges,
} from "./cached-read.server.ts";
import { db } from "./db.server.ts";

const line = await openDroppingConnection();
afterAll(stopListeningForChanges);

test("facts of many things are kept each by itself until their table changes, the oldest give way, and one that failed is read again", async () => {
  const read: string[] = [];
  const fact = cachedReads(
    "many facts",
    ["many facts"],
    async (name: string) => {
      read.push(name);
      if (read.length === 1) throw new Error("once");
      return name.toUpperCase();
    },
    2,
  );
  await listenForChanges();
  await expect(fact("a")).rejects.toThrow("once");
  expect([await fact("a"), await fact("a"), await fact("b"), await fact("a")]).toEqual(["A", "A", "B", "A"]);
  expect(read).toEqual(["a", "a", "b"]);
  await fact("c");
  await fact("b");
  await fact("a");
  expect(read).toEqual(["a", "a", "b", "c", "a"]);
  await db.$executeRaw`SELECT pg_notify('shop_facts', 'many facts:7')`;
  await flushNotifications();
  await fact("a");
  expect(read).toHaveLength(6);
  await stopListeningForChanges();
});

test("a fact is kept until its table changes, and read anew as soon as the line it is heard on is dead", async () => {
  let reads = 0;
  const fact = cachedRead("line test", ["line test"], async () => ++reads);
  await line.lead(listenForChanges);
  expect([await fact(), await fact()]).toEqual([1, 1]);
  await db.$executeRaw`SELECT pg_notify('shop_facts', 'line test')`;
  await flushNotifications();
  expect(await fact()).toBe(2);

  line.die();
  const since = startTicks();
  await flushNotifications();
  expect(since()).toBeLessThan(8);
  expect(isListeningForChanges()).toBe(false);
  expect([await fact(), await fact()]).toEqual([3, 4]);
  await expect.poll(isListeningForChanges).toBe(true);
});
