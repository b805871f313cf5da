import { afterAll, expect, test } from "vitest";
import { openDyingLine } from "#tests/fixtures/dying-line.ts";
import { db } from "./db.server.ts";
import { hearEverything, isHearingFacts, keptFacts, listenForFacts, stopListeningForFacts } from "./kept-facts.server.ts";

const line = await openDyingLine();
afterAll(stopListeningForFacts);

test("a fact is kept until its table changes, and read anew as soon as the line it is heard on is dead", async () => {
  let reads = 0;
  const fact = keptFacts("line test", ["line test"], async () => ++reads);
  await line.lead(listenForFacts);
  expect([await fact(), await fact()]).toEqual([1, 1]);
  await db.$executeRaw`SELECT pg_notify('shop_facts', 'line test')`;
  await hearEverything();
  expect(await fact()).toBe(2);

  line.die();
  const began = Date.now();
  await hearEverything();
  expect(Date.now() - began).toBeLessThan(8000);
  expect(isHearingFacts()).toBe(false);
  expect([await fact(), await fact()]).toEqual([3, 4]);
  await expect.poll(isHearingFacts, { timeout: 5000 }).toBe(true);
}, 20_000);
