import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { orderNumber } from "#app/domain/orders/status.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { db } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { setPayees } from "#tests/fixtures/set-payees.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.stop());
afterEach(async () => {
  mail.emails.length = 0;
  await db.outbox.deleteMany();
});

const iban = "0300-0001122";

/** Both halves of the e-mail about the status that an order by Raast is in. */
async function emailAbout(status: "confirmed" | "preparing" | "out for delivery" | "delivered" | "cancelled", lang: Lang) {
  await setPayees({ raast: { number: iban } });
  const { id, trackingId } = await makeOrder({ status, paymentMethod: "raast", userId: (await makeUser({ language: lang })).id });
  await enqueueMessage(db, {
    ...{ channel: "email", recipient: "ayesha@made.test", kind: "order_status" },
    ...{ payload: { status }, orderId: id },
  });
  await deliverOutbox();
  const source = (mail.emails[0]?.source ?? "").replaceAll("=\r\n", "");
  const [text = "", html = ""] = source.split("Content-Type: text/html");
  return { halves: [text, html], number: orderNumber(id), track: `/delivery-tracking?tracking_id=${trackingId}` };
}

describe("an e-mail about a status", () => {
  test.each([
    ["confirmed", "en", "is confirmed. We pack it"],
    ["confirmed", "ur", "confirm ho gaya. Aap ki delivery"],
    ["preparing", "en", "is being packed. If something is missing"],
    ["preparing", "ur", "pack ho raha hai. Koi cheez na mili"],
    ["out for delivery", "en", "is on its way. Please keep Rs.\u00a0400 ready"],
    ["out for delivery", "ur", "rawana ho gaya. Rider ke liye Rs.\u00a0400 tayyar"],
    ["delivered", "en", "is delivered. Thank you"],
    ["delivered", "ur", "pohanch gaya. Hum se kharidari"],
    ["cancelled", "en", "is cancelled. Nothing will be delivered"],
    ["cancelled", "ur", "cancel ho gaya. Ab kuch deliver nahin"],
  ] as const)(
    "names the order and %s itself (%s), not its subject alone, in text and HTML, and leads to its page",
    async (...[status, lang, said]) => {
      const { halves, number, track } = await emailAbout(status, lang);
      for (const half of halves) for (const fact of [`Order #${number} ${said}`, track]) expect(half).toContain(fact);
      for (const half of halves) expect(half).not.toMatch(/undefined|null|NaN|\{\w+\}/);
    },
  );

  test.each([
    ["delivered", 2],
    ["cancelled", 0],
  ] as const)(
    "that is %s says when the rider comes in %i halves: never of an order that nobody delivers",
    async (status, said) => {
      const { halves } = await emailAbout(status, "en");
      expect(halves.filter((half) => half.includes("we call you to agree on a time"))).toHaveLength(said);
    },
  );

  test.each([
    ["confirmed", true],
    ["delivered", true],
    ["out for delivery", false],
    ["cancelled", false],
  ] as const)("that is %s says where a transfer that is due goes: %s", async (status, isNamed) => {
    const { halves } = await emailAbout(status, "en");
    for (const half of halves) expect(half.includes(iban)).toBe(isNamed);
  });
});
