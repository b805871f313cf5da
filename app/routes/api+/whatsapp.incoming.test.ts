import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { setWhatsapp } from "#tests/fixtures/whatsapp-gateway.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./whatsapp.incoming.ts";

const secret = "only the gateway knows this";
const admin = await makeStaff("admin");
const reader = await makeStaff("viewer", [{ sectionKey: "whatsapp", level: "view" }]);

const written = { id: "m-1", from: "923012345678@s.whatsapp.net", name: "Ayesha", message: "2 kg aloo\n1 bread" };
const signatureOf = (body: string, by = secret) => `sha256=${createHmac("sha256", by).update(body).digest("hex")}`;

async function answer(message: object | string, signature?: string): Promise<Response> {
  const body = typeof message === "string" ? message : JSON.stringify(message);
  const headers = { "X-Signature": signature ?? signatureOf(body), "Content-Type": "application/json" };
  const request = new Request("http://shop.test/api/whatsapp/incoming", { method: "POST", body, headers });
  return action({ request, params: {}, context: {} } as never);
}
const deliver = async (message: object | string, signature?: string) => (await answer(message, signature)).status;

beforeEach(async () => {
  await db.whatsappIncoming.deleteMany();
  await setWhatsapp({ incoming: { is_enabled: true, secret } });
});

describe("a message that a customer writes", () => {
  test("is kept once, however often the gateway passes it on", async () => {
    expect(await Promise.all([deliver(written), deliver(written), deliver(written)])).toEqual([204, 204, 204]);
    expect(await db.whatsappIncoming.findMany()).toMatchObject([
      { messageId: "m-1", phone: "+923012345678", name: "Ayesha", message: "2 kg aloo\n1 bread" },
    ]);
  });

  test("is taken by nobody until that is switched on with a secret of 16 characters", async () => {
    await db.whatsappSetting.deleteMany();
    expect(await deliver(written)).toBe(404);
    await setWhatsapp({ incoming: { is_enabled: true, secret: "short" } });
    expect(await deliver(written, signatureOf(JSON.stringify(written), "short"))).toBe(404);
    await setWhatsapp({ incoming: { is_enabled: false, secret } });
    expect(await deliver(written)).toBe(404);
  });

  test.each([
    ["no signature", ""],
    ["another's signature", signatureOf(JSON.stringify(written), "a secret of somebody else")],
    ["a cut signature", signatureOf(JSON.stringify(written)).slice(0, -2)],
    ["the signature of another text", signatureOf("{}")],
  ])("with %s is refused", async (_, signature) => {
    expect(await deliver(written, signature)).toBe(401);
    expect(await db.whatsappIncoming.count()).toBe(0);
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    JSON.stringify({ ...written, from: "status@broadcast" }),
    JSON.stringify({ ...written, message: "  " }),
    JSON.stringify({ ...written, message: "x".repeat(6001) }),
    JSON.stringify({ ...written, id: "" }),
    JSON.stringify({ ...written, id: 7 }),
  ])("%.50j is not understood", async (body) => {
    expect(await deliver(body)).toBe(400);
  });

  test("is taken 300 times in five minutes from one address; then it is refused with the time to wait, signed or not", async () => {
    const knock = (signature?: string) =>
      inRequestScope({ requestId: "", address: "203.0.113.18" }, () => answer({ ...written, id: "m-2" }, signature));
    for (let batch = 0; batch < 6; batch++) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => knock("sha256=00")));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    }
    const refused = await knock();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await db.whatsappIncoming.count()).toBe(0);
  });

  test("that is far too long is not even read", async () => {
    expect(await deliver({ ...written, message: "x".repeat(60_000) })).toBe(413);
  });
});

describe("the conversations", () => {
  const path = "/admin/whatsapp/conversations";

  test("show what was written beside the customer, and lead to an order of it", async () => {
    const { id: userId } = await makeUser({ name: "Sana Rafiq", phone: "+923012345678" });
    await deliver(written);
    await db.whatsappMessage.create({
      data: { recipientPhone: "+923012345678", messageContent: "Order #000001 ab: Confirmed.", status: "sent" },
    });
    expect((await openAdmin(path, admin)).html).toMatch(/phone=%2B923012345678"[^>]*>Sana Rafiq/);
    const { html } = await openAdmin(`${path}?phone=%2B923012345678`, admin);
    expect(html).toContain("2 kg aloo\n1 bread");
    expect(html).toContain("Order #000001 ab: Confirmed.");
    expect(html).toContain(`href="/admin/users/${userId}"`);
    const { id } = await db.whatsappIncoming.findFirstOrThrow();
    expect(html).toContain(`href="/admin/orders/new?message=${id}"`);
  });

  test("open the counter with the list and the number of who wrote it", async () => {
    await makeProduct({ name: "Potatoes", nameUr: "Aloo" });
    await deliver(written);
    const { id } = await db.whatsappIncoming.findFirstOrThrow();
    const { html } = await openAdmin(`/admin/orders/new?message=${id}`, admin);
    expect(html).toContain("2 kg aloo\n1 bread");
    expect(html).toContain('value="0301-2345678"');
    expect(html).toMatch(/(?:checked|selected)=""[^>]*value="whatsapp"|value="whatsapp"[^>]*(?:checked|selected)=""/);
    expect((await openAdmin("/admin/orders/new?message=99999", admin)).status).toBe(200);
  });

  test("cut numbers for who may not edit orders", async () => {
    await deliver({ ...written, from: "0333-9999988", name: undefined, message: "call 0333-9999988" });
    const { html } = await openAdmin(path, reader);
    expect(html).toContain("0333-*****88");
    expect(html).not.toContain("9999988");
  });
});
