import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { DemoFaults } from "#app/contract/demo-inbox.ts";
import { notify } from "#app/domain/accounts/notify.server.ts";
import { checkConnection } from "#app/domain/messaging/check-connection.server.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { listConversations } from "#app/domain/messaging/list-conversations.server.ts";
import { sendEmail } from "#app/domain/messaging/send-email.server.ts";
import { sendWhatsapp } from "#app/domain/messaging/send-whatsapp.server.ts";
import { pushes } from "#app/domain/push/pushes.server.ts";
import { db } from "#app/platform/db.server.ts";
import { startDemoInbox } from "#app/platform/demo/start-inbox.server.ts";
import { env } from "#app/platform/env.server.ts";
import { sendBySmtp } from "#app/platform/mail.server.ts";
import { LaneDown, Undeliverable } from "#app/platform/outbox.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, shownFailure, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { setWhatsapp } from "#tests/fixtures/whatsapp-gateway.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { loader as readPage, action as switchFaults } from "./demo.inbox.tsx";
import { action as openBrowser } from "./demo.inbox_.browser.ts";
import { action as reply } from "./demo.inbox_.reply.ts";
import { loader as readJson } from "./demo.inbox[.]json.ts";

let inbox: Awaited<ReturnType<typeof startDemoInbox>>;
beforeAll(async () => {
  inbox = await startDemoInbox();
  Object.assign(env, { ...inbox.environment, OUTBOUND_ALLOW: inbox.environment.OUTBOUND_ALLOW.split(",") });
});
afterAll(async () => {
  Object.assign(env, {
    OUTBOUND_ALLOW: [],
    DEMO_INBOX_URL: undefined,
    DEMO_GATEWAY_URL: undefined,
    DEMO_SMTP_URL: undefined,
    DEMO_PUSH_URL: undefined,
  });
  await inbox.stop();
});
beforeEach(async () => {
  await Promise.all([db.emailProvider.deleteMany(), db.whatsappSetting.deleteMany(), db.whatsappIncoming.deleteMany()]);
});
afterEach(async () => {
  env.DEMO = true;
  await choose({});
});

const choose = (faults: Partial<Pick<DemoFaults, "gateway" | "mail">> & { not_on_whatsapp?: string }) =>
  answerTo(switchFaults(post("/demo/inbox", { gateway: "well", mail: "well", ...faults })));
let sent = 0n;
const write = (phone: string, text: string) => sendWhatsapp({ id: ++sent, recipient: phone, orderId: null }, text);
const email = (to: string, more: object = {}) =>
  sendBySmtp(
    { url: inbox.environment.DEMO_SMTP_URL },
    {
      ...{
        id: `demo-${++sent}`,
        from: { name: "Taaza Mandi", address: "salam@taaza.example" },
        to: [to],
        subject: "Salam – شکریہ",
      },
      ...{ text: "Salam Ayesha\nTotal = Rs. 250", html: '<p style="color:red">Salam <b>Ayesha</b></p>', ...more },
    },
  );
const problemOf = (sending: Promise<unknown>) => sending.then(() => null).catch((problem: unknown) => problem);
const listed = async () => (await (await readJson()).json()) as Record<string, unknown>[];

describe("the demo's messages", () => {
  test("a message and an e-mail pass through the senders and are shown by recipient, newest first, in both languages", async () => {
    expect(await write("+923012345678", "Order #000012 mil gaya")).toMatchObject({
      provider: new URL(inbox.environment.DEMO_GATEWAY_URL).host,
    });
    const message = { id: ++sent, kind: "order_status", recipient: "ayesha@made.test" } as Parameters<typeof sendEmail>[0];
    const parts = [{ type: "text", text: "Aap ka order aa raha hai" }] as const;
    const carried = await sendEmail(message, () => ({ lang: "en", subject: "Salam – شکریہ", parts }));
    expect(carried).toMatchObject({ provider: "demo" });
    const { html } = await openShop("/demo/inbox");
    expect(html).toContain("What the demo sent");
    expect(html.indexOf("Salam – شکریہ")).toBeLessThan(html.indexOf("Order #000012 mil gaya"));
    expect((await openShop("/demo/inbox", { lang: "ur" })).html).toContain("Demo ne kya bheja");
    const phone = await openShop("/demo/inbox?to=%2B923012345678");
    expect(phone.html).toContain("Order #000012 mil gaya");
    expect(phone.html).not.toContain("Salam – شکریہ");
  });

  test("an e-mail arrives as it was written, with Urdu, long lines and dots, in text and HTML", async () => {
    const text = `${"Aaj ki taaza sabzi. ".repeat(30)}\n.\n..\nآپ کا شکریہ = 100%`;
    await email("whole@made.test", { text });
    const [newest] = await listed();
    expect(newest).toMatchObject({ channel: "email", to: "whole@made.test", subject: "Salam – شکریہ", at: expect.any(String) });
    expect(String(newest?.["text"]).trim()).toBe(text);
  });

  test("the HTML of an e-mail stands in a frame where nothing runs", async () => {
    await email("frame@made.test", { html: "<script>alert(1)</script><p>Salam</p>" });
    const { html } = await openShop("/demo/inbox?to=frame@made.test");
    expect(html).toMatch(/<iframe[^>]* sandbox=""/);
    expect(html).not.toContain("<script>alert(1)");
  });

  test("what left before this start of the demo stands below, as the outbox kept it; an e-mail with a secret link and what is still to be sent do not", async () => {
    const before = new Date(Date.now() - 60 * 60_000);
    const row = {
      channel: "whatsapp",
      kind: "order_confirmation",
      payload: {},
      createdAt: before,
      recipient: "+923335550001",
    } as const;
    const sent = { ...row, status: "sent", sentAt: before } as const;
    await db.outbox.createMany({
      data: [
        { ...sent, text: "Order of an hour ago" },
        {
          ...sent,
          channel: "email",
          kind: "password_reset",
          recipient: "secret@made.test",
          subject: "A new password",
          text: null,
        },
        {
          ...sent,
          channel: "email",
          recipient: "ayesha@made.test",
          subject: "Salam",
          text: "Letter",
          html: "<p>Earlier e-mail</p>",
        },
        { ...row, text: "Not sent yet" },
        { ...sent, text: "Of this start", sentAt: new Date() },
      ],
    });
    await write("+923335550001", "Order of now");
    const { html } = await openShop("/demo/inbox");
    await db.outbox.deleteMany();
    expect(html.indexOf("Order of now")).toBeLessThan(html.indexOf("Order of an hour ago"));
    expect(html).toMatch(/<iframe[^>]* sandbox=""[^>]* srcDoc="&lt;p&gt;Earlier e-mail/i);
    for (const absent of ["A new password", "Not sent yet", "Of this start"]) expect(html).not.toContain(absent);
    expect(html).toMatch(/<option value="\+923335550001">/);
  });

  test("outside demo mode there is no such page", async () => {
    env.DEMO = false;
    for (const asked of [
      readPage(visit("/demo/inbox")),
      readJson(),
      switchFaults(post("/demo/inbox", {})),
      reply(post("/demo/inbox/reply", {})),
      openBrowser(post("/demo/inbox/browser", {})),
    ]) {
      expect((await answerTo(asked)).status).toBe(404);
    }
  });
});

describe("faults", () => {
  test("a gateway that is logged out stops its lane, one that answers 500 is tried again", async () => {
    await choose({ gateway: "logged-out" });
    expect(await problemOf(write("+923012345678", "Salam"))).toBeInstanceOf(LaneDown);
    await choose({ gateway: "failing" });
    const problem = await problemOf(write("+923012345678", "Salam"));
    expect(problem).toBeInstanceOf(Error);
    expect(problem).not.toBeInstanceOf(LaneDown);
    expect((await openShop("/demo/inbox")).html).toMatch(/<option value="failing" selected/);
  });

  test("a mailbox that refuses for good ends its e-mail, one that refuses for now does not", async () => {
    await choose({ mail: "refused" });
    expect(await problemOf(email("full@made.test"))).toBeInstanceOf(Undeliverable);
    for (const mail of ["later", "full"] as const) {
      await choose({ mail });
      const problem = await problemOf(email("full@made.test"));
      expect(problem).toBeInstanceOf(Error);
      expect(problem).not.toBeInstanceOf(Undeliverable);
    }
    await choose({});
    expect(await email("full@made.test")).toContain("250");
  });
});

describe("the phone at the other end", () => {
  test("a number that is not on WhatsApp ends its message alone, however it was typed", async () => {
    await choose({ not_on_whatsapp: "0333-1112223, abc" });
    expect(await problemOf(write("+923331112223", "Salam"))).toBeInstanceOf(Undeliverable);
    await write("+923012345678", "Salam");
    expect((await openShop("/demo/inbox")).html).toContain('value="+923331112223"');
    await choose({});
    await write("+923331112223", "Salam again");
  });

  test("a gateway whose code is to be scanned stops its lane and shows the code", async () => {
    await choose({ gateway: "scan" });
    expect(await problemOf(write("+923012345678", "Salam"))).toBeInstanceOf(LaneDown);
    expect(await checkConnection()).toMatchObject({ state: "disconnected" });
  });
});

describe("a push", () => {
  const take = (cookie?: string) => answerTo(openBrowser(post("/demo/inbox/browser", {}, { cookie })));
  const push = (userId: number, title: string) =>
    notify(db, { userId, type: "message", link: "/order/7", compose: () => ({ title, content: "Darwaze par \u{1F6F5}" }) });

  test("of whoever asked for theirs arrives encrypted and signed, and is shown with its text and its page", async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const cookie = await signIn(user);
    expect(shownToast(await take(cookie))).toBe("Your pushes arrive here now.");
    await push(user.id, "Order #000007 is on its way");
    await push(other.id, "Not asked for");
    await deliverOutbox(undefined, pushes);
    const shown = { channel: "push", to: user.email, subject: "Order #000007 is on its way", text: "Darwaze par \u{1F6F5}" };
    expect((await listed()).filter(({ channel }) => channel === "push")).toEqual([expect.objectContaining(shown)]);
    const { html } = await openShop(`/demo/inbox?to=${encodeURIComponent(user.email)}`, { cookie });
    for (const fact of ["Order #000007 is on its way", "Darwaze par", 'href="/order/7"']) expect(html).toContain(fact);
  });

  test("to a browser of an earlier start of the demo ends its subscription", async () => {
    const user = await makeUser();
    await take(await signIn(user));
    await db.pushSubscription.updateMany({ where: { userId: user.id }, data: { endpoint: "https://push.example/push/earlier" } });
    await push(user.id, "Too late");
    await deliverOutbox(undefined, pushes);
    expect(await db.pushSubscription.count({ where: { userId: user.id } })).toBe(0);
  });

  test("is offered to who is signed in; others are asked to sign in", async () => {
    expect((await openShop("/demo/inbox")).html).toContain('href="/auth?return_to=%2Fdemo%2Finbox"');
    expect((await take()).location).toMatch(/^\/auth/);
    const { html } = await openShop("/demo/inbox", { cookie: await signIn(await makeUser()), lang: "ur" });
    expect(html).toContain("Mere push yahan laayein");
  });
});

test("says what really leaves the machine: nothing, or what a gateway of the shop's own takes, in both languages", async () => {
  expect((await openShop("/demo/inbox")).html).toContain("Nothing leaves this machine.");
  await setWhatsapp({ api_config: { base_url: "https://gateway.example/api", cred_id: "shop-1" } });
  const { html } = await openShop("/demo/inbox");
  expect(html).toContain("This demo really sends by WhatsApp through gateway.example.");
  expect(html).not.toContain("Nothing leaves this machine.");
  expect((await openShop("/demo/inbox", { lang: "ur" })).html).toContain(
    "Yeh demo WhatsApp (gateway.example) se sach mein bhejta hai.",
  );
  await setWhatsapp({ api_config: {} });
});

describe("replies", () => {
  const answerAs = (message: string) => answerTo(reply(post("/demo/inbox/reply", { phone: "+923012345678", message })));

  test("a reply as a customer stands in the shop's conversations", async () => {
    await setWhatsapp({ incoming: { is_enabled: true, secret: "long-enough-a-secret" } });
    const answer = await answerAs("2 kg aloo");
    expect(answer.location).toBe("/demo/inbox?to=%2B923012345678");
    expect(shownToast(answer)).toBe("The shop received it.");
    expect((await listConversations()).map(({ message }) => message)).toEqual(["2 kg aloo"]);
  });

  test("while incoming messages are off a reply is refused with a sentence", async () => {
    expect(shownFailure(await answerAs("2 kg aloo"))).toContain("takes no incoming messages");
    expect(await listConversations()).toEqual([]);
  });
});
