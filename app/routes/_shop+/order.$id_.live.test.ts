import { afterAll, describe, expect, test } from "vitest";
import { findStaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { stopOrderEvents } from "#app/platform/order-events.server.ts";
import { receive } from "#tests/fixtures/listen.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action as cancel } from "./order.$id_.cancel.ts";
import { loader as stream } from "./order.$id_.live.ts";
import { loader as receipt } from "./order.$id_.receipt.ts";

const { id: by } = await makeUser({ role: "admin" });
const customer = await makeUser();
const cookie = await signIn(customer);
afterAll(stopOrderEvents);

const make = (wanted: Parameters<typeof makeOrder>[0] = {}) => makeOrder({ userId: customer.id, ...wanted });
const at = (id: number, path: string, who = cookie) => visit(`/order/${id}${path}`, { cookie: who, params: { id: String(id) } });
const move = (id: number, status: "confirmed") => saveOrder(id, { status }, { version: null, by });
const show = async (id: number, lang: "en" | "ur" = "en") =>
  (await openShop(`/order/${id}`, { cookie, lang })).html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

/** The stream of an order as its page reads it. */
async function follow(id: number) {
  const answer = await stream(at(id, "/live"));
  const { heard, close } = receive(answer);
  const count = () => heard.text.split("event: changed").length - 1;
  await expect.poll(count).toBeGreaterThan(0);
  return { answer, heard, count, close };
}

describe("the stream of an order", () => {
  test("says that the order changed, nothing about it, and nothing of other orders", async () => {
    const [order, other] = [await make(), await make()];
    const line = await follow(order.id);
    expect(line.answer.headers.get("Content-Type")).toBe("text/event-stream");
    const before = line.count();
    await move(other.id, "confirmed");
    await move(order.id, "confirmed");
    await expect.poll(line.count).toBeGreaterThan(before);
    expect(line.heard.text.replaceAll(/event: changed\ndata:\n\n|retry: 5000\n\n/g, "")).toBe("");
    await line.close();
  });

  test("is for nobody but the customer of the order", async () => {
    const order = await make();
    const stranger = await signIn(await makeUser());
    expect((await answerTo(stream(at(order.id, "/live", stranger)))).status).toBe(404);
    expect((await answerTo(stream(at(order.id, "/live", "")))).location).toMatch(/^\/auth/);
  });

  test("of one session ends the oldest when more than six are open", async () => {
    const order = await make();
    const lines: Awaited<ReturnType<typeof follow>>[] = [];
    for (let count = 0; count < 7; count += 1) lines.push(await follow(order.id));
    await expect.poll(() => lines[0]?.heard.isOver).toBe(true);
    expect(lines.slice(1).some(({ heard }) => heard.isOver)).toBe(false);
    await Promise.all(lines.slice(1).map((line) => line.close()));
  });
});

describe("an order's page", () => {
  test("shows the steps ahead, the time until the slot, and how to reach the shop, in both languages", async () => {
    const order = await make({ deliveryDate: new Date("2096-11-24"), scheduledDeliveryTime: new Date("1970-01-01T16:00:00Z") });
    const [en, ur] = [await show(order.id), await show(order.id, "ur")];
    for (const text of ["Preparing", "Out for delivery", "expected Sat 24 Nov 2096, 5:00", "Your delivery begins in"])
      expect(en).toContain(text);
    expect(ur).toContain("andazan Hafta 24 Nov 2096");
  });

  test("names what packing replaced and left out, and why the sum changed", async () => {
    const order = await make();
    const [wanted] = await db.orderLine.findMany({ where: { orderId: order.id } });
    if (!wanted) throw new Error("no line");
    await db.orderLine.update({ where: { id: wanted.id }, data: { packedQuantity: 0, lineTotal: 0 } });
    const line = { orderId: order.id, kind: "custom", quantity: 1000 } as const;
    const price = (amount: number) => ({ listPrice: rupees(amount), unitPrice: rupees(amount), lineTotal: rupees(amount) });
    await db.orderLine.create({ data: { ...line, ...price(260), name: "Cherry tomatoes", replacesId: wanted.id } });
    await db.orderLine.create({ data: { ...line, ...price(50), lineTotal: 0, name: "Mint", packedQuantity: 0 } });
    const text = (await show(order.id)).replaceAll("\u00a0", " ");
    expect(text).toContain("Cherry tomatoes in place of Tomatoes -Rs. 40");
    expect(text).toContain("Mint was not sent -Rs. 50");
    expect(text).toContain("Your total changed by -Rs. 90.");
    const file = (await (await receipt(at(order.id, "/receipt"))).text()).replaceAll("\u00a0", " ");
    for (const said of ["What changed while packing", "Mint was not sent: -Rs. 50", "Your total changed by -Rs. 90."])
      expect(file).toContain(said);
    expect((await show((await make()).id)).includes("What changed while packing")).toBe(false);
  });

  test("gives its receipt as a file to its customer alone", async () => {
    const order = await make();
    const file = await receipt(at(order.id, "/receipt"));
    expect(file.headers.get("Content-Disposition")).toContain(`invoice-${order.id}.html`);
    expect(await file.text()).toContain(order.trackingId);
    const stranger = await signIn(await makeUser());
    expect((await answerTo(receipt(at(order.id, "/receipt", stranger)))).status).toBe(404);
  });

  test("the reason of a customer who cancels is in the order's history; an unknown one keeps nobody from cancelling", async () => {
    const reasonOf = async (reason: string) => {
      const { id } = await make();
      await answerTo(cancel(post(`/order/${id}/cancel`, { reason }, { cookie, params: { id: String(id) } })));
      const order = await findStaffOrder(id, { contactsVisible: true });
      return [order?.status, order?.timeline.find(({ action }) => action === "cancel")?.facts];
    };
    expect(await reasonOf("too-late")).toEqual(["cancelled", { reason: "too-late" }]);
    expect(await reasonOf("<b>because</b>")).toEqual(["cancelled", undefined]);
  });
});

test("the list of orders has Track on those on their way and Cancel on those that wait", async () => {
  const person = await makeUser();
  const [waiting, moving, over] = [
    await makeOrder({ userId: person.id }),
    await makeOrder({ userId: person.id, status: "preparing" }),
    await makeOrder({ userId: person.id, status: "delivered" }),
  ];
  const { html } = await openShop("/profile?tab=orders", { cookie: await signIn(person) });
  const offered = (text: string, id: number) => html.includes(`aria-label="${text} order #${String(id).padStart(6, "0")}"`);
  expect([waiting, moving, over].map(({ id }) => offered("Track", id))).toEqual([true, true, false]);
  expect([waiting, moving, over].map(({ id }) => offered("Cancel", id))).toEqual([true, false, false]);
});
