import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import { makeShopper } from "#tests/fixtures/make-shopper.ts";
import { answerTo, post, returnedForm } from "#tests/fixtures/request.ts";
import { action as auth } from "./auth/route.tsx";
import { action as checkout } from "./checkout.tsx";

/** Lines of their own, an order of letters that is turned round, formatting, and an address of the web. */
const lines = "Ali\nPAYMENT: RECEIVED\r\nTotal: Rs. 10";
const turned = "Ali\u202egnp.exe";
const prize = "Mubarak ho! https://evil.test/prize";

const order = async (customer_name: string) => {
  const { cookie } = await makeShopper();
  return answerTo(checkout(post("/checkout", { ...checkoutFields(), customer_name }, { cookie })));
};
const newest = () => db.order.findFirstOrThrow({ orderBy: { id: "desc" }, select: { customerName: true } });

describe("what a customer calls themselves", () => {
  test("is one line on the order, whatever was pasted", async () => {
    expect((await order(lines)).status).toBe(302);
    expect(await newest()).toEqual({ customerName: "Ali PAYMENT: RECEIVED Total: Rs. 10" });
    expect((await order(turned)).status).toBe(302);
    expect(await newest()).toEqual({ customerName: "Alignp.exe" });
  });

  test("holds no web address: the checkout says so at the field and loses nothing that was typed", async () => {
    const before = await db.order.count();
    const refused = await order(prize);
    expect([refused.status, returnedForm(refused).error]).toEqual([
      400,
      { customer_name: ["Please enter a name without a web address."] },
    ]);
    expect(returnedForm(refused).initialValue).toMatchObject({
      customer_name: prize,
      delivery_address: checkoutFields().delivery_address,
    });
    expect(await db.order.count()).toBe(before);
  });

  test("is one line on a new account too, and no web address", async () => {
    const typed = { phone: "0300 7654321", password: "acht Zeichen" };
    const register = (name: string, phone = typed.phone) => answerTo(auth(post("/auth?tab=register", { ...typed, name, phone })));
    expect((await register(lines)).status).toBe(302);
    expect(await db.user.findFirstOrThrow({ where: { phone: "+923007654321" }, select: { name: true } })).toEqual({
      name: "Ali PAYMENT: RECEIVED Total: Rs. 10",
    });
    const refused = await register("evil.com Bank", "0300 7654322");
    expect([refused.status, returnedForm(refused).error]).toEqual([
      400,
      { name: ["Please enter a name without a web address."] },
    ]);
  });
});
