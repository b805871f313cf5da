import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { isWrite, recordStatements } from "#tests/support/record-statements.ts";
import { placeOrder } from "./place-order.server.ts";

test("WhatsApp, e-mail and three numbers of the shop are written in the one statement that opens the order's payment", async () => {
  await makeZone();
  const gateway = await startGateway();
  await setWhatsapp({ admin_numbers: ["+923000000001", "+923000000002", "+923000000003"] });
  const buyer = await makeUser();
  await fillCart(buyer.id, [{ product: await makeProduct({ name: "Rice" }), quantity: 1 }]);
  const statements = await recordStatements(async () => {
    expect(await placeOrder(buyer, checkoutOf())).toMatchObject({ ok: true });
  });
  await gateway.stop();

  const messages = await db.outbox.findMany({ select: { channel: true, kind: true } });
  const toShop = Array.from({ length: 3 }, () => "whatsapp new_order_admin");
  expect(messages.map(({ channel, kind }) => `${channel} ${kind}`).sort()).toEqual(
    ["email order_confirmation", "whatsapp order_confirmation", ...toShop].sort(),
  );
  const writing = statements.filter((statement) => isWrite(statement) && /INSERT INTO "?outbox\b/i.test(statement.text));
  expect(writing).toHaveLength(1);
  expect(writing[0]?.text).toMatch(/INSERT INTO "?payments\b/i);
});
