import { describe, expect, test } from "vitest";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./$orderId.tsx";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");

const save = (id: number, edit: "delivery" | "refund", form: Record<string, string>, { cookie } = admin) =>
  answerTo(action(post(`/admin/orders/${id}?edit=${edit}`, form, { cookie, params: { orderId: String(id) } })));
const read = (id: number) => db.order.findUniqueOrThrow({ where: { id }, include: { lines: { orderBy: { id: "asc" } } } });
const page = async (id: number, query = "", { cookie } = admin) =>
  (await openAdmin(`/admin/orders/${id}${query}`, { cookie })).html;

const address = {
  customer_name: "Ayesha Khan",
  customer_phone: "0301-2345678",
  delivery_zone: "Gulgasht Colony",
  delivery_address: "House 12, Street 4",
  landmark: "",
  delivery_charge: "",
};

describe("customer and delivery", () => {
  test("name, phone, address and another zone with its charge are saved in one form", async () => {
    await makeZone({ name: "Cantt", deliveryCharge: rupees(250), minOrderForFreeDelivery: rupees(2000) });
    const { id } = await makeOrder();
    const answer = await save(id, "delivery", {
      ...address,
      customer_name: "Ayesha Malik",
      customer_phone: "0333-1112233",
      delivery_zone: "Cantt",
      delivery_address: "House 1",
      landmark: "Blue gate",
      version: "1",
    });
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([
      302,
      `/admin/orders/${id}`,
      "Customer and delivery are saved.",
    ]);
    expect(await read(id)).toMatchObject({
      customerName: "Ayesha Malik",
      customerPhone: "+923331112233",
      deliveryZone: "Cantt",
      deliveryAddress: "House 1",
      landmark: "Blue gate",
      deliveryCharge: rupees(250),
      total: rupees(550),
    });
    const html = await page(id);
    expect(html).toContain("Customer: Ayesha Khan → Ayesha Malik");
    expect(html).toContain("Phone: 0301-2345678 → 0333-1112233");
    expect(html).toContain("Delivery charge: Rs. 100 → Rs. 250");
    const masked = await page(id, "", viewer);
    expect(masked).toContain("Customer and delivery changed");
    for (const secret of ["2345678", "1112233", "House 1", "House 12", "Blue gate"]) expect(masked).not.toContain(secret);
  });

  test("a charge of one's own stands; left empty with the zone unchanged it stays", async () => {
    const { id } = await makeOrder();
    await save(id, "delivery", { ...address, delivery_charge: "60" });
    expect((await read(id)).deliveryCharge).toBe(rupees(60));
    await save(id, "delivery", address);
    expect((await read(id)).deliveryCharge).toBe(rupees(60));
  });

  test("the dialog opens with what is saved, and comes back with what was typed", async () => {
    const { id } = await makeOrder({ deliveryZone: "A village of old" });
    const html = await page(id, "?edit=delivery");
    expect(html).toMatch(/<dialog[^>]*open/);
    expect(html).toMatch(/value="0301-2345678"/);
    expect(html).toMatch(/<option value="A village of old" selected/);
    const typed = { ...address, customer_phone: "12", landmark: "Green gate", delivery_charge: "ten" };
    const answer = await save(id, "delivery", typed);
    const { error, initialValue } = returnedForm(answer);
    expect([answer.status, Object.keys(error).sort()]).toEqual([400, ["customer_phone", "delivery_charge"]]);
    expect(initialValue).toMatchObject({ landmark: "Green gate", delivery_charge: "ten", customer_phone: "12" });
    const elsewhere = await openAdmin(`/admin/orders/${id}?edit=delivery`, {
      ...admin,
      form: { ...address, delivery_zone: "Lahore", landmark: "Green gate" },
    });
    expect(elsewhere.status).toBe(409);
    expect(elsewhere.html).toContain("We do not deliver to that area yet.");
    expect(elsewhere.html).toContain('value="Green gate"');
  });

  test("two people change different fields of one delivery: both stay, and what both changed is asked about", async () => {
    const { id } = await makeOrder();
    const loaded = (
      /name="loaded" value="([^"]*customer_name[^"]*)"/.exec(await page(id, "?edit=delivery"))?.[1] ?? ""
    ).replaceAll("&quot;", '"');
    const shown = JSON.parse(loaded) as Record<string, string>;
    expect(shown["customer_name"]).toBe((await read(id)).customerName);
    await save(id, "delivery", { ...shown, customer_phone: "0333-1112233", landmark: "Blue gate", version: "1", loaded });
    const mine = { ...shown, customer_name: "Bilal", version: "1", loaded };
    expect((await save(id, "delivery", mine)).status).toBe(302);
    expect(await read(id)).toMatchObject({ customerName: "Bilal", customerPhone: "+923331112233", landmark: "Blue gate" });
    const both = await openAdmin(`/admin/orders/${id}?edit=delivery`, { ...admin, form: { ...mine, landmark: "Red gate" } });
    expect(both.status).toBe(409);
    expect(both.html.match(/data-conflict="(\w+)"/g)).toEqual(['data-conflict="landmark"']);
    expect(both.html).toMatch(/value="theirs".*?<b>Blue gate<\/b>.*?value="mine".*?<b>Red gate<\/b>/s);
    expect(both.html).toContain('value="0333-1112233"');
    expect(both.html).toContain('name="version" value="3"');
    expect((await read(id)).landmark).toBe("Blue gate");
    const now = JSON.stringify({ ...shown, customer_name: "Bilal", customer_phone: "0333-1112233", landmark: "Blue gate" });
    const again = { ...JSON.parse(now), landmark: "Red gate", version: "3", loaded: now, asked: "landmark" };
    expect((await save(id, "delivery", again)).status).toBe(409);
    expect((await save(id, "delivery", { ...again, resolve_landmark: "theirs" })).status).toBe(302);
    expect((await read(id)).landmark).toBe("Blue gate");
    expect((await save(id, "delivery", { ...again, version: "4", resolve_landmark: "mine" })).status).toBe(302);
    expect(await read(id)).toMatchObject({ landmark: "Red gate", customerName: "Bilal" });
  });

  test("a stale save is refused, one press that arrives twice is one, a viewer may not", async () => {
    const { id } = await makeOrder({ version: 3 });
    expect((await save(id, "delivery", { ...address, version: "2" })).status).toBe(409);
    const press = { ...address, landmark: "Gate", version: "3", key: "press-of-delivery" };
    expect([(await save(id, "delivery", press)).status, (await save(id, "delivery", press)).status]).toEqual([302, 302]);
    expect((await read(id)).version).toBe(4);
    expect((await save(id, "delivery", { ...press, landmark: "Other" })).status).toBe(409);
    expect((await save(id, "delivery", address, viewer)).status).toBe(403);
    expect(await page(id, "?edit=delivery", viewer)).not.toContain("page-dialog");
  });

  test.each(orderStatuses)("is offered on a %s order only while it takes more", async (status) => {
    const { id } = await makeOrder({ status });
    const isOpen = status !== "cancelled" && status !== "delivered";
    expect((await page(id)).includes("?edit=delivery")).toBe(isOpen);
    expect((await save(id, "delivery", { ...address, landmark: "Gate" })).status).toBe(isOpen ? 302 : 409);
  });
});

describe("giving money back", () => {
  test("what was received too much is filled in, goes back, and is told with its cause and note", async () => {
    const { id } = await makeOrder({ isPaid: true });
    await saveOrder(id, { status: "cancelled" }, { version: null, by: admin.id });
    const html = await page(id);
    expect(html).toContain("Rs. 400 to give back");
    expect(html).toMatch(/Received<\/dt><dd>Rs. 400.*To be given back<\/dt><dd>Rs. 400/s);
    const dialog = await page(id, "?edit=refund");
    expect(dialog).toMatch(/name="amount"[^>]*value="400"|value="400"[^>]*name="amount"/);
    expect(dialog).toMatch(/name="cause"[^>]*value="overpaid"[^>]*checked|name="cause"[^>]*checked=""[^>]*value="overpaid"/);
    expect(dialog).toContain("At most Rs. 400.");
    const answer = await save(id, "refund", { amount: "150", cause: "overpaid", note: "Cash to the rider", version: "2" });
    expect([answer.status, shownToast(answer)]).toEqual([302, "The money is booked as given back."]);
    expect(await read(id)).toMatchObject({ received: rupees(250), due: rupees(-250) });
    const after = await page(id);
    expect(after).toContain("Rs. 250 to give back");
    expect(after).toContain("Rs. 150 given back: Too much received (Cash to the rider)");
    expect(after).toContain("Too much received: Cash to the rider");
    const urdu = (await openAdmin(`/admin/orders/${id}`, { ...admin, lang: "ur" })).html;
    expect(urdu).toContain("Rs. 150 wapas diye: Zyada paise aaye (Cash to the rider)");
  });

  test("goodwill stands as a credit on the order, which nobody can change any more", async () => {
    const { id } = await makeOrder({ isPaid: true, status: "out for delivery" });
    await save(id, "refund", { amount: "50", cause: "goodwill", note: "Two melons were bad" });
    const { lines } = await read(id);
    const html = await page(id);
    expect(html).toContain("Two melons were bad");
    expect(html).toContain("-Rs. 50");
    expect(html).not.toContain(`line=${lines[1]?.id}`);
    expect(html).toContain(`line=${lines[0]?.id}`);
  });

  test("more than may go back for the reason is refused at the amount, with everything kept", async () => {
    const { id } = await makeOrder({ isPaid: true });
    const form = { amount: "500", cause: "goodwill", note: "Bad melons" };
    const { status, html } = await openAdmin(`/admin/orders/${id}?edit=refund`, { ...admin, form });
    expect(status).toBe(409);
    expect(html).toContain("At most Rs. 400 can be given back for this reason.");
    expect(html).toMatch(/name="amount"[^>]*value="500"|value="500"[^>]*name="amount"/);
    expect(html).toMatch(/<textarea[^>]*>\n?Bad melons<\/textarea>/);
    expect(html).toMatch(/checked=""[^>]*value="goodwill"|value="goodwill"[^>]*checked=""/);
    expect((await read(id)).received).toBe(rupees(400));
  });

  test.each([
    [{ amount: "", cause: "goodwill" }, "amount"],
    [{ amount: "0", cause: "goodwill" }, "amount"],
    [{ amount: "-5", cause: "goodwill" }, "amount"],
    [{ amount: "5", cause: "kindness" }, "cause"],
    [{ amount: "5" }, "cause"],
    [{ amount: "5", cause: "goodwill", note: "x".repeat(201) }, "note"],
  ])("%j is told at its field", async (form, field) => {
    const { id } = await makeOrder({ isPaid: true });
    const answer = await save(id, "refund", form as Record<string, string>);
    expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([400, [field]]);
  });

  test("one press that arrives twice goes back once; a stale one is refused", async () => {
    const { id } = await makeOrder({ isPaid: true });
    const press = { amount: "100", cause: "corrected", version: "1", key: "press-of-refund" };
    expect([(await save(id, "refund", press)).status, (await save(id, "refund", press)).status]).toEqual([302, 302]);
    expect((await read(id)).received).toBe(rupees(300));
    expect((await save(id, "refund", { ...press, key: "another-press" })).status).toBe(409);
  });

  test.each(orderStatuses)("is offered on a %s order as long as money is in it, to whoever may edit", async (status) => {
    const [paid, unpaid] = [await makeOrder({ status, isPaid: true }), await makeOrder({ status })];
    expect(await page(paid.id)).toContain("?edit=refund");
    expect(await page(paid.id, "?edit=refund")).toContain("page-dialog");
    expect(await page(unpaid.id)).not.toContain("?edit=refund");
    expect(await page(unpaid.id, "?edit=refund")).not.toContain("page-dialog");
    expect(await page(paid.id, "?edit=refund", viewer)).not.toMatch(/page-dialog|href="[^"]*\?edit=/);
    expect((await save(paid.id, "refund", { amount: "1", cause: "corrected" }, viewer)).status).toBe(403);
    expect((await save(unpaid.id, "refund", { amount: "1", cause: "corrected" })).status).toBe(409);
  });

  test("a viewer reads causes and notes without the phone numbers in them", async () => {
    const { id } = await makeOrder({ isPaid: true });
    await save(id, "refund", { amount: "10", cause: "goodwill", note: "Sent to 0301 2345678" });
    const html = await page(id, "", viewer);
    expect(html).toContain("Goods or goodwill: Sent to •••");
    expect(html).not.toContain("2345678");
  });
});
