import { beforeEach, describe, expect, test } from "vitest";
import { findCustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import { packLine } from "#app/domain/orders/pack-line.server.ts";
import { packingChanges } from "#app/domain/orders/packing-changes.ts";
import { removeLine } from "#app/domain/orders/remove-line.server.ts";
import { replaceLine } from "#app/domain/orders/replace-line.server.ts";
import { restoreLine } from "#app/domain/orders/restore-line.server.ts";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { byStaff } from "#tests/fixtures/by-staff.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { readInbox } from "#tests/fixtures/read-inbox.ts";
import { answerTo, post, shownToast } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action as cancel } from "./order.$id_.cancel.ts";

const admin = await makeStaff("admin");
const customer = await makeUser();
const cookie = await signIn(customer);
const edit = byStaff(admin.id);
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/[\s\u00a0]+/g, " ");
const show = async (id: number, lang: "en" | "ur" = "en") => plain((await openShop(`/order/${id}`, { cookie, lang })).html);
const read = (id: number) => db.order.findUniqueOrThrow({ where: { id }, include: { lines: { orderBy: { id: "asc" } } } });

let nth = 0;
/** An order of Rs. 300 and Rs. 150 of delivery, whose zone delivers free above Rs. 2,000. */
async function make(more: Parameters<typeof makeOrder>[0] = {}) {
  nth += 1;
  const product = await makeProduct({ stockQuantity: 90_000, price: rupees(150), name: `Tomatoes ${nth}` });
  const rule = { deliveryCharge: rupees(150), zoneCharge: rupees(150), zoneFreeAbove: rupees(2000) };
  const { id } = await makeOrder({ product, userId: customer.id, ...rule, ...more });
  const [line] = (await read(id)).lines;
  if (!line) throw new Error("no line");
  return { id, lineId: line.id };
}

describe("an order with nothing left", () => {
  test("costs nothing, is offered to be cancelled to its customer and to staff, and tells no rider's cash", async () => {
    const { id, lineId } = await make();
    await removeLine(id, lineId, edit);
    expect(await read(id)).toMatchObject({ subtotal: 0, deliveryCharge: 0, total: 0, due: 0, itemsCount: 0 });
    const [en, ur] = [await show(id), await show(id, "ur")];
    for (const said of ["Nothing is left in this order", "Cancel it, or add something else.", "Delivery charge -Rs. 150"])
      expect(en).toContain(said);
    expect(en).toContain("Your total changed by -Rs. 450.");
    expect(ur).toContain("Is order mein kuch nahin bacha");
    expect((await readInbox(customer.id))[0]?.title).toContain("Nothing is left in order");
    const desk = (await openAdmin(`/admin/orders/${id}`, admin)).html;
    expect(desk).toContain("Nothing is left in this order.");
    expect(desk).toMatch(/action="\/admin\/orders\/status"[\s\S]*value="cancelled"/);
  });

  test("is charged for delivery again when a line comes back, as it was before", async () => {
    const { id, lineId } = await make();
    await removeLine(id, lineId, edit);
    await restoreLine(id, { lineId, packed: null }, edit);
    expect(await read(id)).toMatchObject({ subtotal: rupees(300), deliveryCharge: rupees(150), total: rupees(450) });
    expect(await show(id)).not.toContain("What changed while packing");
  });
});

test("whatever is packed, replaced, left out and brought back, the page's changes add up to the total now less the total as ordered", async () => {
  const { id } = await make({ subtotal: rupees(1900) });
  const asOrdered = rupees(2050);
  const other = await makeProduct({ stockQuantity: 900_000, price: rupees(170), soldByWeight: true, quantityStep: 250 });
  let seed = 7;
  const pick = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  let moves = 0;
  for (let turn = 0; turn < 30; turn += 1) {
    const { lines } = await read(id);
    const line = lines[pick(lines.length)];
    if (!line) throw new Error("no line");
    const lineId = line.id;
    const wish = pick(4);
    const replacement = { kind: "product", productId: other.id, quantity: thousandths(1000 * (1 + pick(15))) } as const;
    const outcome =
      wish === 0
        ? await removeLine(id, lineId, edit)
        : wish === 1
          ? await restoreLine(id, { lineId, packed: null }, edit)
          : wish === 2
            ? await replaceLine(id, { lineId, line: replacement, agreedHow: pick(2) ? "by phone" : null }, edit)
            : await packLine(id, { lineId, packed: thousandths(1000 * pick(4)), agreedHow: "by phone" }, edit);
    if (outcome.ok) moves += 1;
    const order = await findCustomerOrder(id, customer.id);
    if (!order) throw new Error("no order");
    expect([turn, packingChanges(order).difference]).toEqual([turn, order.total - asOrdered]);
  }
  expect(moves).toBeGreaterThan(5);
});

describe("what becomes of the money of a cancelled order", () => {
  const cancelled = async (id: number) =>
    answerTo(cancel(post(`/order/${id}/cancel`, {}, { cookie, params: { id: String(id) } })));

  beforeEach(() => db.outbox.deleteMany());

  test("money that came in goes back the way it came: said before, in the toast, on the page and in the inbox", async () => {
    const { id } = await make({ paymentMethod: "jazzcash" });
    const payment = await db.payment.findFirstOrThrow({ where: { orderId: id } });
    await db.paymentEntry.create({ data: { paymentId: payment.id, kind: "charge", amount: rupees(450) } });
    await db.payment.update({ where: { id: payment.id }, data: { status: "completed", gatewayTransactionId: "JC 1" } });
    const said = "Rs. 450 goes back to you, the way it came: JazzCash.";
    expect(await show(id)).toContain(said);
    expect(plain(shownToast(await cancelled(id)) ?? "")).toBe(`Your order is cancelled. ${said}`);
    expect(await show(id)).toContain(said);
    expect(await show(id, "ur")).toContain("Rs. 450 aap ko wapas kiye jayenge, usi tareeqe se: JazzCash.");
    expect(plain((await readInbox(customer.id))[0]?.content ?? "")).toContain(said);
  });

  test("a transfer that was only named is sent back should it arrive, and an unpaid order owes nothing", async () => {
    const { id } = await make({ paymentMethod: "bank_transfer", paymentReference: "HBL-445566" });
    expect(plain(shownToast(await cancelled(id)) ?? "")).toBe(
      "Your order is cancelled. If Rs. 450 under the number HBL-445566 reaches us, we send it back to you.",
    );
    expect(await show(id)).toContain("If Rs. 450 under the number HBL-445566 reaches us");
    const unpaid = await make();
    expect(shownToast(await cancelled(unpaid.id))).toBe("Your order is cancelled. There is nothing to pay.");
  });
});
