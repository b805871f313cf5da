import { describe, expect, test } from "vitest";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./$orderId.tsx";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const cashier = await makeStaff("viewer", [{ sectionKey: "orders", level: "edit" }]);

/** An order of 2 kg of tomatoes at Rs. 150, with 8 kg left in stock. */
async function tomatoes() {
  const product = await makeProduct({
    name: "Tomatoes",
    nameUr: "Tamatar",
    stockQuantity: 10_000,
    soldByWeight: true,
    quantityStep: 250,
    price: rupees(150),
  });
  const { id } = await makeOrder({ product, quantity: 2000 });
  const line = await db.orderLine.findFirstOrThrow({ where: { orderId: id } });
  return { id, product, lineId: line.id };
}
type Made = { id: number; lineId: number };

const save = ({ id, lineId }: Made, form: Record<string, string>, { edit = "line", cookie = admin.cookie } = {}) =>
  answerTo(action(post(`/admin/orders/${id}?edit=${edit}&line=${lineId}`, form, { cookie, params: { orderId: String(id) } })));
const read = (id: number) => db.order.findUniqueOrThrow({ where: { id }, include: { lines: { orderBy: { id: "asc" } } } });
const show = ({ id, lineId }: Made, edit = "line") => openAdmin(`/admin/orders/${id}?edit=${edit}&line=${lineId}`, admin);
const refuse = ({ id, lineId }: Made, form: Record<string, string>, edit = "line") =>
  openAdmin(`/admin/orders/${id}?edit=${edit}&line=${lineId}`, { ...admin, form });

describe("changing a line", () => {
  test("the quantity is saved, and the order page says so", async () => {
    const made = await tomatoes();
    const answer = await save(made, { intent: "quantity", quantity: "3", version: "1" });
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([
      302,
      `/admin/orders/${made.id}`,
      "The item is changed.",
    ]);
    expect(await read(made.id)).toMatchObject({ subtotal: rupees(450), lines: [{ quantity: 3000 }] });
    const { html } = await openAdmin(`/admin/orders/${made.id}`, admin);
    expect(html).toContain("Quantity: 2 × Tomatoes → 3 × Tomatoes");
  });

  test("what was packed is charged, with how the customer agreed, and is packed again when it is emptied", async () => {
    const made = await tomatoes();
    const packed = { intent: "pack", packed_quantity: "2.5", agreed_how: "on the phone" };
    expect(shownToast(await save(made, packed))).toBe("The packed quantity is saved.");
    expect((await read(made.id)).subtotal).toBe(rupees(375));
    const { html } = await openAdmin(`/admin/orders/${made.id}`, admin);
    expect(html).toContain("packed 2.5 kg");
    expect(html).toContain("customer agreed: on the phone");
    expect(html).toContain("Packed: empty → 2.5 × Tomatoes");
    await save(made, { intent: "pack", packed_quantity: "" });
    expect((await read(made.id)).lines[0]).toMatchObject({ packedQuantity: null });
  });

  test("a line that is left out stands struck as not sent, and may be packed again", async () => {
    const made = await tomatoes();
    expect(shownToast(await save(made, { intent: "remove" }))).toBe("The item is left out.");
    expect(await read(made.id)).toMatchObject({ subtotal: 0, lines: [{ packedQuantity: 0 }] });
    const { html } = await openAdmin(`/admin/orders/${made.id}`, admin);
    expect(html).toMatch(/<s><a[^>]*>Tomatoes<\/a><\/s>/);
    expect(html).toContain("not sent");
    expect(html).toContain("Left out: 2 × Tomatoes");
    const dialog = (await show(made)).html;
    expect(dialog).toContain('value="quantity"');
    expect(dialog).not.toContain('value="remove"');
  });

  test("a refusal comes back to the form that was sent, with what was typed and no other form touched", async () => {
    const made = await tomatoes();
    const { status, html } = await refuse(made, { intent: "quantity", quantity: "99" });
    expect(status).toBe(409);
    expect(html).toMatch(/<dialog[^>]*open/);
    expect(html.match(/Failed to change the item/g)).toHaveLength(1);
    expect(html).toContain("Only 8 of Tomatoes left");
    expect(html).toMatch(/name="quantity"[^>]*value="99"|value="99"[^>]*name="quantity"/);
    expect(await read(made.id)).toMatchObject({ version: 1, subtotal: rupees(300) });
    const pieces = await makeProduct({ name: "Soap" });
    const { id } = await makeOrder({ product: pieces });
    const [line] = (await read(id)).lines;
    const half = await save({ id, lineId: line?.id ?? 0 }, { intent: "pack", packed_quantity: "0.5", agreed_how: "WhatsApp" });
    expect([half.status, returnedForm(half)]).toMatchObject([
      409,
      { error: { packed_quantity: [expect.stringContaining("whole pieces")] }, initialValue: { agreed_how: "WhatsApp" } },
    ]);
  });

  test.each([
    [{ intent: "quantity", quantity: "" }, "quantity"],
    [{ intent: "quantity", quantity: "0" }, "quantity"],
    [{ intent: "quantity", quantity: "two" }, "quantity"],
    [{ intent: "pack", packed_quantity: "-1" }, "packed_quantity"],
    [{ intent: "pack", packed_quantity: "1", agreed_how: "x".repeat(201) }, "agreed_how"],
    [{ intent: "steal" }, "intent"],
    [{}, "intent"],
  ])("%j is told at its field", async (form, field) => {
    const made = await tomatoes();
    const answer = await save(made, form as Record<string, string>);
    expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([400, [field]]);
    expect((await read(made.id)).version).toBe(1);
  });

  test("a stale change is refused, and sent again from the page that came back it goes through", async () => {
    const made = await tomatoes();
    await db.order.update({ where: { id: made.id }, data: { version: 4 } });
    const { status, html } = await refuse(made, { intent: "quantity", quantity: "1", version: "1" });
    expect(status).toBe(409);
    expect(html).toContain("This order was changed while you were editing it.");
    expect(html).toContain('name="version" value="4"');
    expect((await save(made, { intent: "quantity", quantity: "1", version: "4" })).status).toBe(302);
  });

  test("one press that arrives twice changes the line once; other contents under its key are refused", async () => {
    const made = await tomatoes();
    const press = { intent: "quantity", quantity: "1", version: "1", key: "press-of-quantity" };
    expect([(await save(made, press)).status, (await save(made, press)).status]).toEqual([302, 302]);
    expect((await read(made.id)).version).toBe(2);
    const { status, html } = await refuse(made, { ...press, quantity: "2" });
    expect(status).toBe(409);
    expect(html).toContain("This was already sent with other contents. Please open the page again and look it over.");
  });

  test("a line of another order, and no line, are refused", async () => {
    const [one, other] = [await tomatoes(), await tomatoes()];
    expect((await save({ id: one.id, lineId: other.lineId }, { intent: "remove" })).status).toBe(409);
    expect((await save({ id: one.id, lineId: 0 }, { intent: "remove" })).status).toBe(404);
    expect((await save({ id: 99_999_999, lineId: 1 }, { intent: "remove" })).status).toBe(404);
    expect((await read(other.id)).version).toBe(1);
  });

  test("a package is not weighed", async () => {
    const basket = await makePackage([{ product: await makeProduct(), quantity: 1 }]);
    const { id } = await makeOrder();
    const money = { quantity: 1000, listPrice: 5000, unitPrice: 5000, lineTotal: 5000 };
    const line = await db.orderLine.create({
      data: { ...money, orderId: id, kind: "package", packageId: basket.id, name: "Basket" },
    });
    const { html } = await show({ id, lineId: line.id });
    expect(html).toContain('value="quantity"');
    expect(html).not.toContain('name="packed_quantity"');
  });
});

describe("replacing a line", () => {
  test("what is sent and what was wanted both stand on the order; the dearer thing costs no more", async () => {
    const made = await tomatoes();
    const cherry = await makeProduct({ name: "Cherry tomatoes", price: rupees(400), stockQuantity: 5000, soldByWeight: true });
    const { html } = await show(made, "replace");
    expect(html).toContain("never costs more than Rs. 300");
    expect(html).toMatch(new RegExp(`<button[^>]*form="replace-line"[^>]*name="product_id"[^>]*value="${cherry.id}"`));
    const answer = await save(made, { product_id: String(cherry.id), quantity: "2", agreed_how: "" }, { edit: "replace" });
    expect([answer.status, shownToast(answer)]).toEqual([302, "Something else goes in its place."]);
    const order = await read(made.id);
    expect(order).toMatchObject({ subtotal: rupees(300), lines: [{ packedQuantity: 0 }, { replacesId: made.lineId }] });
    const page = (await openAdmin(`/admin/orders/${made.id}`, admin)).html;
    expect(page).toContain("in place of Tomatoes");
    expect(page).toContain("Sent: 2 × Tomatoes → 2 × Cherry tomatoes");
    expect(page).not.toContain(`edit=line&amp;line=${made.lineId}`);
    expect(page).toContain(`edit=line&amp;line=${order.lines[1]?.id}`);
    const urdu = (await openAdmin(`/admin/orders/${made.id}`, { ...admin, lang: "ur" })).html;
    expect(urdu).toContain("Tamatar ki jagah");
  });

  test("with the customer's yes it costs its own price, and the yes is on record", async () => {
    const made = await tomatoes();
    const cherry = await makeProduct({ price: rupees(400), stockQuantity: 5000, soldByWeight: true });
    await save(made, { product_id: String(cherry.id), quantity: "2", agreed_how: "by phone" }, { edit: "replace" });
    expect(await read(made.id)).toMatchObject({ subtotal: rupees(800), lines: [{}, { agreedHow: "by phone" }] });
    const { html } = await openAdmin(`/admin/orders/${made.id}`, admin);
    expect(html).toContain("Replaced (customer agreed: by phone)");
  });

  test("a refusal keeps how much was typed and how the customer agreed", async () => {
    const made = await tomatoes();
    const rare = await makeProduct({ name: "Kesar", stockQuantity: 1000 });
    const form = { product_id: String(rare.id), quantity: "5", agreed_how: "by phone" };
    const { status, html } = await refuse(made, form, "replace");
    expect(status).toBe(409);
    expect(html).toMatch(/Failed to replace the item.*Only 1 of Kesar left/s);
    expect(html).toMatch(/name="quantity"[^>]*value="5"|value="5"[^>]*name="quantity"/);
    expect(html).toMatch(/value="by phone"/);
    expect((await save(made, { quantity: "1" }, { edit: "replace" })).status).toBe(400);
  });
});

describe("who may change lines when", () => {
  test.each(orderStatuses)("a %s order offers it only while it takes more, and says why it does not", async (status) => {
    const { id } = await makeOrder({ status });
    const [line] = (await read(id)).lines;
    const made = { id, lineId: line?.id ?? 0 };
    const isOpen = status !== "cancelled" && status !== "delivered";
    const { html } = await openAdmin(`/admin/orders/${id}`, admin);
    expect(html.includes("?edit=line")).toBe(isOpen);
    expect((await show(made)).html.includes("page-dialog")).toBe(isOpen);
    if (isOpen) return;
    const late = await refuse(made, { intent: "remove" });
    expect(late.status).toBe(409);
    expect(late.html).toContain("This order is delivered or cancelled.");
    expect(late.html).toMatch(new RegExp(`<option value="${status}" selected`));
  });

  test("a cashier may; a viewer neither sees nor does it", async () => {
    const made = await tomatoes();
    expect((await save(made, { intent: "quantity", quantity: "1" }, { cookie: viewer.cookie })).status).toBe(403);
    expect((await openAdmin(`/admin/orders/${made.id}?edit=line&line=${made.lineId}`, viewer)).html).not.toMatch(
      /page-dialog|href="[^"]*\?edit=/,
    );
    expect((await save(made, { intent: "quantity", quantity: "1" }, { cookie: cashier.cookie })).status).toBe(302);
  });
});
