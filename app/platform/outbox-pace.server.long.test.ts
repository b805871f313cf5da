import { afterEach, expect, test } from "vitest";
import { setClock } from "./clock.server.ts";
import { db } from "./db.server.ts";
import { enqueueMessageSql } from "./outbox.server.ts";
import { deliverDueMessages } from "./outbox-delivery.server.ts";

const start = new Date("2026-11-20T08:00:00Z");

afterEach(async () => {
  setClock(null);
  await db.outboxLane.deleteMany();
});

test("a paced lane sends one message at a time, none sooner after another than its pace, none above the day's number, of which ten are kept back for resets", async () => {
  const times: number[] = [];
  let atOnce = 0;
  const note = async () => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    times.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
    atOnce -= 1;
  };
  setClock(start);
  const email = { channel: "email", kind: "suggestion", payload: { id: 7 } } as const;
  await db.$executeRaw(
    enqueueMessageSql(...Array.from({ length: 230 }, (_, count) => ({ ...email, recipient: `${count}@made.test` }))),
  );
  const reset = { channel: "email", recipient: "bilal@made.test", kind: "password_reset", payload: { nonce: "n" } } as const;
  await db.$executeRaw(enqueueMessageSql(reset));
  const paces = async () => ({ email: { least: 10, most: 20, perDay: 200 } });
  const order: string[] = [];
  const handlers = {
    "email/suggestion": async () => note().then(() => void order.push("bulk")),
    "email/password_reset": async () => note().then(() => void order.push("reset")),
  };
  await Promise.all([deliverDueMessages(handlers, undefined, paces), deliverDueMessages(handlers, undefined, paces)]);
  expect([times.length, order[0]]).toEqual([190, "reset"]);
  await db.$executeRaw(
    enqueueMessageSql(...Array.from({ length: 12 }, (_, nth) => ({ ...reset, recipient: `${nth}@made.test` }))),
  );
  await deliverDueMessages(handlers, undefined, paces);
  expect([times.length, order.filter((kind) => kind === "reset").length]).toEqual([200, 11]);
  expect(Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))).toBeGreaterThanOrEqual(10);
  setClock(new Date(start.getTime() + 24 * 3_600_000));
  await deliverDueMessages(handlers, undefined, paces);
  expect(times).toHaveLength(243);
}, 300_000);
