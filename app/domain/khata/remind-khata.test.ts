import { afterEach, expect, test } from "vitest";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { rupees } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeContact } from "#tests/fixtures/make-contact.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { correctKhata, setKhataLimit, takeKhataPayment } from "./enter-khata.server.ts";
import { remindKhata } from "./remind-khata.server.ts";

const { id: by } = await makeStaff("admin");
const { signal } = new AbortController();

afterEach(() => setClock(null));

const first = new Date("2026-12-01T06:00:00Z");

test("whoever agreed and owes something hears the balance once a month, with a link to the own page, and nothing once it is paid", async () => {
  const gateway = await startGateway();
  await setWhatsapp({ pace: { min_seconds: 0, max_seconds: 0, daily_cap: 1000 } });
  const owing = await makeContact({ name: "Ustad Rafiq" });
  const silent = await makeContact({ name: "Not agreed" });
  const even = await makeContact({ name: "Owes nothing" });
  const paidMeanwhile = await makeContact({ name: "Pays at once" });
  for (const { id } of [owing, even, paidMeanwhile]) await setKhataLimit(id, { limit: rupees(5000), hasReminders: true }, { by });
  for (const { id } of [owing, silent, paidMeanwhile])
    await correctKhata(id, { amount: rupees(8450), kind: "opening", note: "register", key: `remind-${id}` }, { by });

  setClock(new Date("2026-11-28T06:00:00Z"));
  expect(await remindKhata(signal)).toBe(0);
  setClock(first);
  const both = await Promise.all([remindKhata(signal), remindKhata(signal)]);
  expect(both[0] + both[1]).toBe(2);
  expect(await remindKhata(signal)).toBe(0);
  const payment = { amount: rupees(8450), method: "cash" as const, note: null, isMore: false, key: "remind-paid-1" };
  await takeKhataPayment(paidMeanwhile.id, payment, { by });
  await deliverOutbox(signal);
  expect(gateway.messages.map(({ phone }) => phone)).toEqual([owing.phone]);
  const [message] = gateway.messages;
  expect(message?.message.replaceAll("\u00a0", " ")).toMatch(/Ustad Rafiq.*Rs\. 8,450.*\/khata\/[\w-]{40,}/);
  setClock(new Date("2027-01-02T06:00:00Z"));
  expect(await remindKhata(signal)).toBe(1);
  expect(await db.outbox.count({ where: { kind: "khata_balance" } })).toBe(3);
  await gateway.stop();
});
