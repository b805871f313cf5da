import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { startTicks } from "#tests/fixtures/work-of.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { ConnectionPanel } from "./components/connection-panel.tsx";
import { loader as readQrCode } from "./qr.ts";
import { action as sendTest } from "./send-test.tsx";
import { loader as readState } from "./state.ts";

const admin = await makeStaff("admin");
const manager = await makeStaff("viewer", [{ sectionKey: "whatsapp", level: "view" }]);
const path = "/admin/whatsapp";

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  setClock(null);
  await db.whatsappMessage.deleteMany();
  await db.whatsappSetting.deleteMany();
  await setWhatsapp({ api_config: { base_url: gateway.baseUrl, cred_id: "shop-secret-1" } });
  Object.assign(gateway.behaviour, { session: "connected", mood: "well", answer: null });
  gateway.messages.length = 0;
  gateway.calls.length = 0;
});
afterAll(() => gateway.stop());

const pageOf = async (query = "", as = admin) => openAdmin(`${path}${query}`, as);
const textIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
const testWith = (form: Record<string, string>) => answerTo(sendTest(post(`${path}/send-test`, form, admin)));

describe("the WhatsApp screen", () => {
  test("B2.13 shows the connection status with refresh, API configuration, basic settings, test message, message templates and Save Settings", async () => {
    const { html, status } = await pageOf();
    expect(status).toBe(200);
    const headings = [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, text]) => text);
    expect(headings).toEqual(
      expect.arrayContaining(["Connection Status", "Test Message", "API Configuration", "Basic Settings", "Message Templates"]),
    );
    expect(html).toMatch(/href="\/admin\/whatsapp\?check=1"[^>]*>.*?Refresh/);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Save Settings/);
    expect(html).toMatch(/<button[^>]*>(?:<svg.*?<\/svg>)?Send Test Message/);
    for (const name of [
      ...["base_url", "cred_id", "phone", "admin_numbers", "new_orders", "status_updates", "phone_number"],
      ...["new_order_admin", "order_confirmation", "status_update", "out_for_delivery"],
    ]) {
      expect(html).toContain(`name="${name}"`);
    }
  });

  test("B2.14 shows and hides the recent messages with a toggle", async () => {
    await testWith({ phone_number: "0301-2345678", message: "Salam from the shop" });
    const hidden = await pageOf();
    expect(hidden.html).toMatch(/href="\/admin\/whatsapp\?history=1#history"[^>]*>.*?Show recent messages/);
    expect(hidden.html).not.toContain("Salam from the shop");
    const shown = await pageOf("?history=1");
    expect(shown.html).toContain("Salam from the shop");
    expect(shown.html).toMatch(/href="\/admin\/whatsapp#history"[^>]*>.*?Hide recent messages/);
  });

  test("B7.16 loads the latest 50 messages newest first and shows 10", async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute));
    await db.whatsappMessage.createMany({
      data: Array.from({ length: 55 }, (_, place) => ({
        ...{ recipientPhone: "+923012345678", messageContent: `message no. ${place};`, createdAt: at(place) },
        status: place === 0 || place === 54 ? "failed" : "sent",
      })),
    });
    const { html } = await pageOf("?history=1");
    const shown = [...html.matchAll(/message no\. (\d+);/g)].map(([, place]) => Number(place));
    expect(shown).toEqual([54, 53, 52, 51, 50, 49, 48, 47, 46, 45]);
    expect(html).toContain("Of the latest 50 messages 1 failed; the newest 10 are shown.");
  });

  test("who may not edit orders sees phone numbers cut, and no form", async () => {
    await db.whatsappMessage.create({
      data: { recipientPhone: "+923012345678", messageContent: "Call 0301-2345678", status: "sent" },
    });
    const { html } = await pageOf("?history=1", manager);
    expect(html).toContain("0301-*****78");
    expect(html).not.toContain("2345678");
    expect(html).not.toContain("Save Settings");
    expect((await openAdmin(path, { ...manager, form: { base_url: "" } })).status).toBe(403);
  });

  test("reads the variables, a preview with the latest order and the length of each template", async () => {
    await makeOrder({ customerName: "{tracking_url} & Söhne" });
    const text = textIn((await pageOf()).html);
    expect(text).toContain("{customer_name}");
    expect(text).toContain("Assalam o Alaikum {tracking_url} & Söhne! Order #");
    expect(text).toMatch(/\d+ of 1000 characters/);
  });
});

describe("the connection", () => {
  const state = async () => (await answerTo(readState(visit(`${path}/state`, admin)))).body as { state: string; since: Date };

  test("B4.04 is unknown before the first check, checking meanwhile, and then connected or disconnected", async () => {
    expect(textIn((await pageOf()).html)).toMatch(/Connection Status Unknown/);
    expect(textIn((await pageOf("?check=1")).html)).toMatch(/Connection Status Connected since/);
    gateway.behaviour.session = "scan";
    expect(textIn((await pageOf("?check=1")).html)).toMatch(/Connection Status Disconnected since/);
    const checking = { state: "checking", found: null, check: () => undefined, isConfigured: true, mayEdit: true } as const;
    expect(textIn(renderToStaticMarkup(createElement(ConnectionPanel, checking)))).toMatch(/Connection Status Checking Refresh/);
  });

  test("B7.79 the gateway host of the settings is called, with its credential as the query parameter cred_id", async () => {
    const other = await startGateway();
    await setWhatsapp({ api_config: { base_url: other.baseUrl, cred_id: "other shop" } });
    await state();
    await testWith({ phone_number: "0301-2345678" });
    await testWith({ phone_number: "0301-2345678", media: "https://shop.example.com/uploads/mango.png" });
    other.behaviour.session = "scan";
    await answerTo(readQrCode(visit(`${path}/qr`, admin)));
    expect(other.calls).toEqual([
      { method: "GET", path: "/get-state", credId: "other shop" },
      { method: "POST", path: "/send-text-message", credId: "other shop" },
      { method: "POST", path: "/send-media-message", credId: "other shop" },
      { method: "GET", path: "/get-qrcode", credId: "other shop" },
    ]);
    expect(gateway.calls).toEqual([]);
    await other.stop();
    env.OUTBOUND_ALLOW.push(gateway.host);
  });

  test("B7.82 is checked within 10 seconds and is connected when the body says connected", { timeout: 20_000 }, async () => {
    expect(await state()).toMatchObject({ state: "connected" });
    expect(gateway.calls.at(-1)).toEqual({ method: "GET", path: "/get-state", credId: "shop-secret-1" });
    gateway.behaviour.mood = "hanging";
    const [begun, since] = [Date.now(), startTicks()];
    expect(await state()).toMatchObject({ state: "disconnected" });
    expect(Date.now() - begun).toBeGreaterThan(9000);
    expect(since()).toBeLessThan(12);
  });

  test("says since when, and every process the same", async () => {
    const sinceHour = async () => new Date((await state()).since).getUTCHours();
    setClock(new Date("2026-11-20T10:00:00Z"));
    await state();
    setClock(new Date("2026-11-20T11:00:00Z"));
    expect(await sinceHour()).toBe(10);
    gateway.behaviour.session = "scan";
    expect(await sinceHour()).toBe(11);
  });

  test("B2.15 an issue lists the checks URL, credential id, session connected and service running, each with what to do", async () => {
    const issue = async () => {
      const text = textIn((await pageOf("?check=1")).html);
      return text.slice(text.indexOf("Connection issue"), text.indexOf("Test Message"));
    };
    gateway.behaviour.session = "scan";
    expect(await issue()).toMatch(
      /waiting for connection.* URL in order Service running in order Credential ID in order Session connected failed The shop's phone is signed out\. Show the QR code/,
    );
    env.OUTBOUND_ALLOW.push("127.0.0.1:9");
    await setWhatsapp({ api_config: { base_url: "http://127.0.0.1:9", cred_id: "x" } });
    expect(await issue()).toMatch(
      /URL in order Service running failed Nothing answers at this address.* Credential ID not known yet Session connected not known yet/,
    );
    await setWhatsapp({ api_config: { base_url: "https://nobody.invalid", cred_id: "x" } });
    expect(await issue()).toMatch(/URL failed Check the base URL in the API configuration.* Service running not known yet/);
    await setWhatsapp({ api_config: { base_url: gateway.baseUrl, cred_id: "x" } });
    gateway.behaviour.session = "connected";
    expect(textIn((await pageOf("?check=1")).html)).not.toContain("Connection issue");
  });

  test("B4.04 is disconnected everywhere while the channel is stopped for a signed-out phone, however old the messages are", async () => {
    await db.outboxLane.create({ data: { name: "whatsapp", downSince: new Date(), reason: '400 "please scan barcode"' } });
    const text = textIn((await pageOf("?check=1")).html);
    expect(text).toMatch(/Connection Status Disconnected since .* Session connected failed/);
    expect(text).not.toContain("Connected since");
    await db.outboxLane.deleteMany();
    expect(textIn((await pageOf("?check=1")).html)).toMatch(/Connection Status Connected since/);
  });

  test("names each variable once for all templates", async () => {
    const text = (await pageOf("")).html;
    for (const name of ["payment_line", "zone", "status"])
      expect(text.match(new RegExp(`<code>\\{${name}\\}</code>`, "g"))).toHaveLength(1);
  });

  test("an unknown credential is named, and so is a session that only sending shows as signed out", async () => {
    gateway.behaviour.session = "logged-out";
    await testWith({ phone_number: "0301-2345678" });
    const text = textIn((await pageOf("?check=1")).html);
    expect(text).toMatch(/Connection Status Disconnected since .* Session connected failed/);
  });

  test("the code to scan is a picture of its own for who may edit, and nothing keeps it", async () => {
    gateway.behaviour.session = "scan";
    const shown = await answerTo(readQrCode(visit(`${path}/qr`, admin)));
    expect(shown.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(shown.headers.get("Cache-Control")).toBe("no-store");
    expect((await answerTo(readQrCode(visit(`${path}/qr`, manager)))).status).toBe(403);
    gateway.behaviour.session = "connected";
    expect((await answerTo(readQrCode(visit(`${path}/qr`, admin)))).status).toBe(404);
  });
});

describe("a test message", () => {
  test("B5.06 without a phone is refused with 'Please enter a phone number for testing'", async () => {
    const answer = await testWith({ phone_number: " ", media: "" });
    expect(answer.status).toBe(400);
    expect(returnedForm(answer).error["phone_number"]).toEqual(["Please enter a phone number for testing"]);
  });

  test("B5.07 to a phone that is not a plus and at least 10 digits is refused with 'Please enter a valid phone number (e.g., {phone})'", async () => {
    const refusalOf = async (phone = "0301-234") => returnedForm(await testWith({ phone_number: phone })).error["phone_number"];
    expect(await refusalOf()).toEqual(["Please enter a valid phone number (e.g., +923001234567)"]);
    await setWhatsapp({ admin_phone: { phone: "+923000001122" } });
    expect(await refusalOf("+923012345")).toEqual(["Please enter a valid phone number (e.g., +923000001122)"]);
    expect(gateway.messages).toEqual([]);
    expect((await testWith({ phone_number: "+9230123456" })).status).toBe(302);
    expect(gateway.messages).toMatchObject([{ phone: "+9230123456" }]);
  });

  test("B5.08 can be sent only while the connection is connected", async () => {
    const buttonIn = (html: string) => /<button[^>]*>(?:<svg.*?<\/svg>)?Send Test Message/.exec(html)?.[0] ?? "";
    expect(buttonIn((await pageOf()).html)).toContain("disabled");
    gateway.behaviour.session = "scan";
    expect(buttonIn((await pageOf("?check=1")).html)).toContain("disabled");
    gateway.behaviour.session = "connected";
    const button = buttonIn((await pageOf("?check=1")).html);
    expect(button).not.toBe("");
    expect(button).not.toContain("disabled");
  });

  test("B5.14 B8.11 goes to the plus form of its number at once, and says 'Test message sent successfully!'", async () => {
    const answer = await testWith({ phone_number: "0301 2345678", message: "Salam" });
    expect([answer.status, shownToast(answer)]).toEqual([302, "Test message sent successfully!"]);
    expect(gateway.messages).toMatchObject([{ phone: "+923012345678", message: "Salam", media: null }]);
    expect(await db.outbox.count()).toBe(0);
    expect(await db.whatsappMessage.findMany()).toMatchObject([{ status: "sent", messageType: "text", orderId: null }]);
  });

  test("takes a picture along, and is logged as media", async () => {
    const media = "https://shop.example.com/uploads/mango.png";
    await testWith({ phone_number: "0301-2345678", media });
    expect(gateway.messages).toMatchObject([{ media, filename: "mango.png", message: "This is a test message of Taaza Mandi." }]);
    expect(await db.whatsappMessage.findMany()).toMatchObject([{ messageType: "media", mediaUrl: media }]);
    const refused = await testWith({ phone_number: "0301-2345678", media: "http://127.0.0.1/secret" });
    expect(refused.status).toBe(400);
  });

  test("is a form like all others: its reasons are summed up, and a number that was cleared stays cleared", async () => {
    await setWhatsapp({ admin_phone: { phone: "+923000001122" } });
    expect((await pageOf()).html).toMatch(/<form[^>]*id="test-message-form"[^>]*data-frame/);
    const typed = { phone_number: "", message: "Salam" };
    const { html, status } = await openAdmin(`${path}/send-test`, { ...admin, form: typed });
    expect(status).toBe(400);
    const form = /<form[^>]*id="test-message-form".*?<\/form>/s.exec(html)?.[0] ?? "";
    expect(form).toMatch(/data-summary.*Salam/s);
    expect(form).not.toContain("+923000001122");
  });

  test("B8.12 that fails says 'Failed to send test message. Please check your API configuration and connection.', and keeps what was typed", async () => {
    gateway.behaviour.session = "logged-out";
    const { html, status } = await openAdmin(`${path}/send-test`, {
      ...admin,
      form: { phone_number: "0301-2345678", message: "Salam" },
    });
    expect(status).toBe(502);
    expect(html).toContain("Failed to send test message. Please check your API configuration and connection.");
    expect(html).toContain("Salam");
    expect(await db.whatsappMessage.findMany()).toMatchObject([
      { status: "failed", errorMessage: expect.stringContaining("please scan barcode") },
    ]);
  });
});
