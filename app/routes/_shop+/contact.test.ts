import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openContent } from "#tests/support/content-pages.tsx";
import { action, loader } from "./contact.tsx";

const email = { name: "Khalid Pervaiz", email: "khalid@made.test", message: "Do you deliver before 11 am?" };
const send = (given: object = {}) => answerTo(action(post("/contact", { ...email, ...given })));

const shop = {
  phone: "+923000001122",
  whatsapp: "+923000001122",
  email: "salam@taazamandi.test",
  address: "Shop 4, Gulgasht Market, Multan",
  social: { facebook: "https://www.facebook.com/taazamandi", trap: "javascript:alert(1)" },
};

beforeEach(async () => {
  await db.setting.create({ data: { key: "shop", value: shop } });
});

afterEach(async () => {
  await db.setting.deleteMany();
  await db.siteText.deleteMany();
  await db.contactMessage.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

test("the page's data do not tell whom the shop's notices go to", async () => {
  await db.setting.update({ where: { key: "shop" }, data: { value: { ...shop, adminEmails: "owner@made.test" } } });
  const data = await loader(visit("/contact"));
  expect(data.ways).toEqual({ ...shop, brand: "Taaza Mandi", hours: null });
});

test("A2.18 /contact shows every way to reach the shop", async () => {
  await db.siteText.create({ data: { key: "contact_hours", value: "9 am to 10 pm", valueUr: "Subah 9 se raat 10" } });
  const { status, html } = await openContent("/contact");
  expect(status).toBe(200);
  expect(html).toContain('<a href="tel:+923000001122">0300-0001122</a>');
  expect(html).toMatch(/href="https:\/\/wa\.me\/923000001122\?text=Assalam[^"]*" target="_blank" rel="noopener noreferrer"/);
  expect(html).toContain('<a href="mailto:salam@taazamandi.test">');
  expect(html).toContain("Shop 4, Gulgasht Market, Multan");
  expect(html).toContain("9 am to 10 pm");
  expect(html).toContain('href="https://www.facebook.com/taazamandi"');
  expect(html).not.toContain("javascript:");
  expect((await openContent("/contact", { lang: "ur" })).html).toContain("Subah 9 se raat 10");
});

test("what the owner has not filled in is left out", async () => {
  await db.setting.deleteMany();
  const { html } = await openContent("/contact");
  expect(html).not.toMatch(/tel:|wa\.me|mailto:/);
  expect(html).toContain("Send message");
});

describe("a message", () => {
  test("reaches the shop, and the sender is told", async () => {
    const answer = await send({ email: " Khalid@Made.TEST " });
    expect(answer).toMatchObject({ status: 302, location: "/contact?sent" });
    expect(shownToast(answer)).toBe("Thank you! We have your message and will answer you soon.");
    expect(await db.contactMessage.findMany()).toMatchObject([{ ...email, status: "new" }]);
    expect((await openContent("/contact?sent")).html).toMatch(/role="status"[\s\S]*Write another message/);
  });

  test("of a signed-in customer finds name and e-mail filled in", async () => {
    const user = await makeUser({ name: "Ayesha Khan" });
    const { html } = await openContent("/contact", { cookie: await signIn(user) });
    expect(html).toMatch(/name="name"[^>]*value="Ayesha Khan"/);
    expect(html).toContain(`value="${user.email}"`);
  });

  test.each(["name", "message"])("without %s comes back with everything else as typed", async (field) => {
    const answer = await send({ [field]: " " });
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error)).toEqual([field]);
    const kept = Object.entries(email).filter(([name]) => name !== field);
    expect(returnedForm(answer).initialValue).toMatchObject(Object.fromEntries(kept));
    expect(await db.contactMessage.count()).toBe(0);
  });

  test("with a phone number alone is taken: many customers have no e-mail address", async () => {
    expect((await send({ email: " ", phone: "0301 2345678" })).status).toBe(302);
    expect(await db.contactMessage.findMany()).toMatchObject([{ email: "", phone: "+923012345678" }]);
  });

  test.each([
    ["en", "Please leave a mobile number or an e-mail address, so that we can answer."],
    ["ur", "Mobile number ya e-mail mein se aik zaroor likhein, taake hum jawab de sakein."],
  ])("without phone and e-mail says in %s that one of them is needed, and keeps what was typed", async (lang, sentence) => {
    const { status, html } = await openContent("/contact", { lang, form: { ...email, email: "" } } as never);
    expect(status).toBe(400);
    expect(html).toContain(sentence);
    expect(html).toContain(email.message);
    expect(await db.contactMessage.count()).toBe(0);
  });

  test("without a way to answer and without a name is told both at once", async () => {
    const answer = await send({ name: "", email: "", phone: " " });
    expect(Object.keys(returnedForm(answer).error).sort()).toEqual(["name", "phone"]);
  });

  test.each([{ phone: "12" }, { email: "nobody" }])(
    "with %o that cannot be read is refused, whatever the other field has",
    async (bad) => {
      const answer = await send({ phone: "0301-2345678", ...bad });
      expect(Object.keys(returnedForm(answer).error)).toEqual(Object.keys(bad));
    },
  );

  test("of more than 2,000 characters is too long", async () => {
    expect((await send({ message: "x".repeat(2001) })).status).toBe(400);
    expect((await send({ message: "x".repeat(2000) })).status).toBe(302);
  });

  test("cannot set its own status or number", async () => {
    await send({ status: "resolved", id: "7", createdAt: "2020-01-01" });
    const [saved] = await db.contactMessage.findMany();
    expect(saved).toMatchObject({ status: "new" });
    expect(saved?.createdAt.getFullYear()).toBeGreaterThan(2020);
  });

  test("with markup that comes back is shown as text", async () => {
    const { status, html } = await openContent("/contact", {
      form: { name: '"><script>alert(1)</script>', email: "nobody", message: "</textarea><script>alert(2)</script>" },
    });
    expect(status).toBe(400);
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;/textarea&gt;&lt;script&gt;alert(2)&lt;/script&gt;");
  });

  test("that is one too many in ten minutes is refused with 429, and what was typed is kept", async () => {
    const busy = { email: "busy@made.test" };
    for (let turn = 0; turn < 10; turn++) expect((await send(busy)).status).toBe(302);
    const answer = await send(busy);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(returnedForm(answer).error[""]).toEqual(["Too many tries. Please wait 10 minutes."]);
    expect(returnedForm(answer).initialValue).toMatchObject({ ...email, ...busy });
    expect(await db.contactMessage.count()).toBe(10);
  });
});

describe.each(["name", "email", "message"])("bad input as %s", (field) => {
  test.each(hostileCases)("%s is saved as it is or refused", async (_, value) => {
    const { status } = await send({ [field]: value });
    expect([302, 400]).toContain(status);
    expect(await db.contactMessage.count()).toBe(status === 302 ? 1 : 0);
  });
});

test("a body that is no form is refused", async () => {
  expect((await answerTo(action(post("/contact", "{]")))).status).toBe(400);
});
