import { afterEach, expect, test } from "vitest";
import { setClock } from "./clock.server.ts";
import { db } from "./db.server.ts";
import { enqueueMessage } from "./outbox.server.ts";
import { claimMessages } from "./outbox-claims.server.ts";
import { pullBackMessages } from "./outbox-clock.server.ts";

const present = new Date("2026-11-20T08:00:00Z");
const hour = 3_600_000;
const year = 365 * 24 * hour;
const after = (milliseconds: number) => new Date(present.getTime() + milliseconds);
const pace = { least: 2000, most: 5000, perDay: 1000 };
const message = {
  channel: "whatsapp",
  recipient: "+923012345678",
  kind: "order_status",
  payload: { status: "confirmed" },
} as const;
const times = async () => (await db.outbox.findMany({ orderBy: { id: "asc" } })).map(({ notBefore }) => notBefore);

afterEach(async () => {
  setClock(null);
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
});

test.each([hour, year])(
  "messages of a clock that was %i ms ahead leave when it is put right, in their order, a later one later",
  async (ahead) => {
    setClock(after(ahead));
    await enqueueMessage(db, message);
    await enqueueMessage(db, { ...message, notBefore: after(ahead + 9 * hour) });
    setClock(present);
    await enqueueMessage(db, message);
    expect((await claimMessages("whatsapp", 1, pace)).messages).toHaveLength(1);
    await pullBackMessages();
    const pulled = (await times()).slice(0, 2).map((time) => time.getTime() - present.getTime());
    expect(pulled[0]).toBeLessThan(1000);
    expect(pulled[1]).toBeGreaterThan(9 * hour - 1000);
    expect(pulled[1]).toBeLessThan(9 * hour + 1000);
  },
);

test("messages of another machine's clock, a minute ahead, and those on their way keep their times", async () => {
  setClock(after(60_000));
  await enqueueMessage(db, message);
  setClock(after(year));
  await enqueueMessage(db, { ...message, recipient: "+923012345679" });
  await db.outbox.updateMany({ where: { recipient: "+923012345679" }, data: { claimedAt: after(year) } });
  const before = await times();
  setClock(present);
  await pullBackMessages();
  expect(await times()).toEqual(before);
});

test.each([
  ["the next message's time", { nextAt: after(year) }],
  ["the next try of a lane that is down", { downSince: after(-hour), probeAt: after(hour) }],
])("%s, noted by a clock that was ahead, holds a lane no longer", async (_, noted) => {
  setClock(present);
  await enqueueMessage(db, message);
  await db.outboxLane.create({ data: { name: "whatsapp", ...noted } });
  expect((await claimMessages("whatsapp", 1, pace)).messages).toHaveLength(1);
});
