import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EmailProvider } from "#app/generated/prisma/client.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { gapsBetween, startEmailJs } from "#tests/fixtures/email-js.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { resourceSection } from "#tests/fixtures/resource-section.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as act, loader as download } from "./$.ts";
import { action, loader } from "./index.tsx";
import { action as reset } from "./reset.ts";
import { action as sendTest } from "./test.tsx";

const path = "/admin/email";
const admin = await makeStaff("admin");
const routes = { path, loader, action, act, download };
const section = resourceSection<EmailProvider>(routes, admin);
const html = async (query = "", as = admin) => (await openAdmin(path + query, as)).html;
const today = () => new Date(karachiDate(now()));

const account = { kind: "emailjs", service_id: "service_1", template_id: "template_1", public_key: "pk_1", is_active: "on" };
const make = (more: Partial<EmailProvider> = {}) =>
  db.emailProvider.create({
    data: { name: "Main", kind: "emailjs", serviceId: "service_1", templateId: "template_1", publicKey: "pk_1", ...more },
  });
const saved = (id: number) => db.emailProvider.findUniqueOrThrow({ where: { id } });
const testWith = (form: Record<string, string>) => answerTo(sendTest(post(`${path}/test`, form, { cookie: admin.cookie })));

/** The private key that the service is given when this configuration sends a test. */
async function secretUsedBy(id: number): Promise<string | undefined> {
  await db.emailProvider.update({ where: { id }, data: { apiUrl: service.url } });
  await testWith({ id: String(id), to: "me@made.test" });
  return service.calls.at(-1)?.accessToken;
}

let service: Awaited<ReturnType<typeof startEmailJs>>;
beforeAll(async () => {
  service = await startEmailJs();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await db.emailProvider.deleteMany();
  await db.emailSecret.deleteMany();
});
afterEach(() => {
  service.says(null);
  service.calls.length = 0;
});

describe("the list", () => {
  test("B2.20 B3.10 B4.05 the configurations are listed with what each sent today, and statistics of all", async () => {
    await make({ name: "Main", dailyLimit: 50, emailsSentToday: 50, countedOn: today() });
    await make({ name: "Spare", dailyLimit: 40, emailsSentToday: 12, countedOn: today(), isActive: false });
    await make({ name: "Old", dailyLimit: 30, emailsSentToday: 30, countedOn: new Date("2020-01-01") });
    const page = await html();
    const text = page.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");
    for (const name of ["Main", "Spare", "Old"]) expect(text).toContain(`|${name}|`);
    for (const sent of ["50 of 50", "12 of 40", "0 of 30"]) expect(text).toContain(sent);
    expect(page.match(/Limit Reached/g)).toHaveLength(1);
    expect(text).toContain("|Configurations|3|Active|2|Sent today|62|Left today|30|");
    const row = (await section.open()).list?.rows.find(({ name }) => name === "Main");
    expect(row).toMatchObject({
      ...{ id: expect.any(Number), name: "Main", serviceId: "service_1", templateId: "template_1", publicKey: "pk_1" },
      ...{ dailyLimit: 50, isActive: true, emailsSentToday: 50 },
    });
  });

  test("says that no e-mail leaves while nothing is active and the environment names no server", async () => {
    expect(await html()).toContain("No letter leaves: no configuration is active");
    await make();
    expect(await html()).not.toContain("No letter leaves: no configuration is active");
  });

  test("shows the mail server of the environment without what it signs in with, and cannot change it", async () => {
    env.SMTP_URL = "smtp://shop:hunter2@mail.example.com:587";
    const page = await html();
    env.SMTP_URL = undefined;
    expect(page).toContain("SMTP_URL leads to mail.example.com:587.");
    expect(page).not.toContain("hunter2");
  });
});

describe("a configuration", () => {
  test("B2.21 B5.17 is added with the form; its daily limit is 200 where none is typed", async () => {
    expect(await html("?edit=new")).toMatch(/name="daily_limit"[^>]*value="200"/);
    expect(shownToast(await section.save({ ...account, name: "Main", daily_limit: "" }))).toBe("“Main” is added.");
    expect(await db.emailProvider.findFirstOrThrow()).toMatchObject({
      ...{ name: "Main", serviceId: "service_1", templateId: "template_1", publicKey: "pk_1" },
      ...{ dailyLimit: 200, isActive: true, emailsSentToday: 0 },
    });
  });

  test.each(["name", "service_id", "template_id", "public_key"])(
    "B5.16 without %s is refused with what is missing, and what was typed stays",
    async (missing) => {
      const form = { ...account, name: "Main", [missing]: " " };
      const page = (await openAdmin(`${path}?edit=new`, { ...admin, form })).html;
      expect(page).toContain("Missing Information: Please fill in all fields.");
      if (missing !== "name") expect(page).toContain('value="Main"');
      expect(await db.emailProvider.count()).toBe(0);
    },
  );

  test("B2.23 is deactivated and activated again", async () => {
    const { id } = await make();
    expect(await html()).toMatch(/<span class="badge badge-podina">Active<.*<\/svg>Deactivate<\/button>/s);
    await section.act(`${id}/deactivate`);
    expect((await saved(id)).isActive).toBe(false);
    expect(await html()).toMatch(/<span class="badge">Inactive<.*<\/svg>Activate<\/button>/s);
    await section.act(`${id}/activate`);
    expect((await saved(id)).isActive).toBe(true);
  });

  test("B2.24 is deleted, and restored with its secret", async () => {
    await section.save({ ...account, name: "Main", secret: "hush-hush" });
    const { id, version } = await db.emailProvider.findFirstOrThrow();
    expect(await html()).toMatch(new RegExp(`action="${path}/${id}/delete"(?:(?!</form>).)*>Delete</button>`, "s"));
    await section.act(`${id}/delete`, { version: String(version) });
    expect(await db.emailProvider.count()).toBe(0);
    await section.act(`${id}/restore`);
    expect(await db.emailProvider.findFirst()).toMatchObject({ id, name: "Main" });
    expect(await secretUsedBy(id)).toBe("hush-hush");
  });

  test("its secret is sealed in the database, for this configuration alone; one from before is used as it stands until it is saved anew", async () => {
    await section.save({ ...account, name: "Main", secret: "hush-hush" });
    const { id } = await db.emailProvider.findFirstOrThrow();
    const { secret } = await db.emailSecret.findFirstOrThrow();
    expect(secret).toMatch(/^sealed:/);
    expect(secret).not.toContain("hush");
    const other = await make({ name: "Other" });
    await db.emailSecret.create({ data: { providerId: other.id, secret } });
    expect(await secretUsedBy(other.id)).toBeUndefined();
    await db.emailSecret.update({ where: { providerId: id }, data: { secret: "from before" } });
    expect(await secretUsedBy(id)).toBe("from before");
    await section.save(await section.formOf(id, { secret: "hush-again" }));
    expect((await db.emailSecret.findFirstOrThrow({ where: { providerId: id } })).secret).toMatch(/^sealed:/);
    expect(await secretUsedBy(id)).toBe("hush-again");
  });

  test("keeps its secret to itself: in no page, file, history, bin or entry of the audit log, and an empty field changes nothing", async () => {
    await section.save({ ...account, name: "Main", secret: "hush-hush" });
    const { id, version } = await db.emailProvider.findFirstOrThrow();
    await section.save(await section.formOf(id, { name: "Renamed", secret: "" }));
    expect(await secretUsedBy(id)).toBe("hush-hush");
    const refused = await openAdmin(`${path}?edit=${id}`, { ...admin, form: { ...account, name: "", secret: "hush-hush" } });
    const pages = [refused.html, await html(), await html(`?edit=${id}`), await html(`?history=${id}`), await section.download()];
    await section.act(`${id}/delete`, { version: String(version + 1) });
    const kept = JSON.stringify([await db.auditEntry.findMany(), await db.deletedRow.findMany()], (_, value) =>
      typeof value === "bigint" ? String(value) : value,
    );
    expect([...pages, await html("?view=bin"), kept].join()).not.toContain("hush-hush");
    expect(await db.auditEntry.count({ where: { action: "set-secret", entityId: String(id) } })).toBe(1);
  });

  test.each([
    ["api_url", "http://169.254.169.254/"],
    ["api_url", "file:///etc/passwd"],
    ["api_url", "https://user:pass@example.com"],
    ["api_url", "https://[::1]/"],
    ["api_url", "https://10.0.0.7/"],
    ["smtp_host", "169.254.169.254"],
    ["smtp_host", "::1"],
    ["smtp_host", "mail.example.com\r\nQUIT"],
  ])("that leads to an inner network is refused at its field: %s = %s", async (field, value) => {
    const kind = field === "smtp_host" ? "smtp" : "emailjs";
    const answer = await section.save({ ...account, kind, name: "Main", [field]: value });
    expect(answer.status).toBeLessThan(500);
    expect(returnedForm(answer).error[field]?.[0]).toBe("The shop does not call this address.");
    expect(await db.emailProvider.count()).toBe(0);
  });
});

describe("a test", () => {
  test("B2.22 B7.78 sends to, subject, message and from name through exactly this configuration, at once, and counts", async () => {
    await make({ name: "Other", apiUrl: service.url });
    const { id } = await make({ name: "Main", apiUrl: service.url, publicKey: "pk_main", isActive: false });
    expect(await html()).toMatch(new RegExp(`href="${path}/test\\?id=${id}"[^>]*>(?:(?!</a>).)*Test</a>`, "s"));
    const form = { id: String(id), to: "me@made.test", subject: "Hello", message: "Does it work?", from_name: "Haji Sahib" };
    expect(shownToast(await testWith(form))).toBe("The test e-mail to me@made.test was sent using “Main”.");
    expect(service.calls).toMatchObject([
      {
        ...{ service_id: "service_1", template_id: "template_1", user_id: "pk_main" },
        template_params: { to_email: "me@made.test", subject: "Hello", from_name: "Haji Sahib" },
      },
    ]);
    expect(service.calls[0]?.template_params?.["message"]).toContain("Does it work?");
    expect((await saved(id)).emailsSentToday).toBe(1);
    expect(await db.outbox.count()).toBe(0);
  });

  test("says its own words in the language of who sends it", async () => {
    const { id } = await make({ name: "Main", apiUrl: service.url });
    const form = { id: String(id), to: "me@made.test" };
    for (const lang of ["en", "ur"])
      await answerTo(sendTest(post(`${path}/test`, form, { cookie: `${admin.cookie}; lang=${lang}` })));
    const said = service.calls.map(({ template_params: sent }) => `${sent?.["subject"]} ${sent?.["message"]}`);
    expect(said[0]).toContain("This is a test e-mail of Taaza Mandi.");
    expect(said[1]).toContain("Yeh Taaza Mandi ki test e-mail hai.");
  });

  test("keeps the second that an account needs between two calls", async () => {
    const { id } = await make({ name: "Main", apiUrl: service.url });
    const form = { id: String(id), to: "me@made.test" };
    await Promise.all([testWith(form), testWith(form)]);
    expect(service.calls).toHaveLength(2);
    for (const gap of gapsBetween(service.calls)) expect(gap).toBeGreaterThan(900);
  });

  test("B5.18 without an email is refused with 'Missing Email: Please enter an email address to test.'", async () => {
    const { id } = await make({ apiUrl: service.url });
    for (const to of ["", "   "]) {
      const answer = await testWith({ id: String(id), to });
      expect([answer.status, returnedForm(answer).error["to"]]).toEqual([
        400,
        ["Missing Email: Please enter an email address to test."],
      ]);
    }
    expect(service.calls).toEqual([]);
  });

  test("B8.15 that fails says 'Test Failed: Failed to send test email using {name}'", async () => {
    const { id } = await make({ name: "Main", apiUrl: service.url });
    service.says({ status: 403, text: "API calls are disabled for non-browser applications" });
    const { html: page } = await openAdmin(`${path}/test?id=${id}`, { ...admin, form: { id: String(id), to: "me@made.test" } });
    expect(page).toContain("Test Failed: Failed to send test email using Main");
    expect(page).toContain('value="me@made.test"');
  });

  test("is a form like all others: its reasons are summed up, a bar names what is not sent, and nothing typed is lost", async () => {
    const { id } = await make({ name: "Main", apiUrl: service.url });
    const form = { id: String(id), to: "me", subject: "Hello", message: "Does it work?", from_name: "Haji Sahib" };
    const { html: page } = await openAdmin(`${path}/test`, { ...admin, form });
    expect(page).toMatch(/<form[^>]*id="test-email"[^>]*data-frame/);
    expect(page).toMatch(/data-summary.*Not saved yet/s);
    for (const typed of ['value="me"', 'value="Hello"', "Does it work?", 'value="Haji Sahib"']) expect(page).toContain(typed);
    expect(page).toMatch(/class="save-bar".*Send test e-mail/s);
  });

  test("is refused where the limit of the day is reached", async () => {
    const { id } = await make({ apiUrl: service.url, dailyLimit: 2, emailsSentToday: 2, countedOn: today() });
    expect(returnedForm(await testWith({ id: String(id), to: "me@made.test" })).error[""]).toEqual([
      "Limit Reached: “Main” has sent all its letters of today.",
    ]);
    expect(service.calls).toEqual([]);
  });

  test("of a mail server goes to that server", async () => {
    const mail = await startMailServer();
    const { hostname, port } = new URL(env.SMTP_URL ?? "");
    env.SMTP_URL = undefined;
    env.OUTBOUND_ALLOW.push(`${hostname}:${port}`);
    const { id } = await make({ kind: "smtp", smtpHost: hostname, smtpPort: Number(port), fromAddress: "shop@made.test" });
    await testWith({ id: String(id), to: "me@made.test" });
    await mail.stop();
    expect(mail.emails.map(({ to }) => to)).toEqual([["me@made.test"]]);
    expect(mail.emails[0]?.source).toContain("<shop@made.test>");
  });
});

test("B2.25 the daily counts are reset", async () => {
  const full = await make({ name: "Main", dailyLimit: 50, emailsSentToday: 50, countedOn: today() });
  const other = await make({ name: "Spare", emailsSentToday: 3, countedOn: today() });
  expect(await html()).toMatch(/action="\/admin\/email\/reset"(?:(?!<\/form>).)*>Reset daily counts<\/button>/s);
  const answer = await answerTo(reset(post(`${path}/reset`, {}, { cookie: admin.cookie })));
  expect([answer.location, shownToast(answer)]).toEqual([path, "The daily counts are reset."]);
  expect([(await saved(full.id)).emailsSentToday, (await saved(other.id)).emailsSentToday]).toEqual([0, 0]);
  expect(await html()).not.toContain("Limit Reached");
});

test("who may only look sees the configurations, and changes, tests and resets nothing", async () => {
  const viewer = await makeStaff("viewer", [{ sectionKey: "settings", level: "view" }]);
  const { id } = await make({ emailsSentToday: 3, countedOn: today() });
  const page = await html("", viewer);
  expect(page).toContain("Main");
  expect(page).not.toContain("Reset daily counts");
  expect((await resourceSection<EmailProvider>(routes, viewer).act(`${id}/deactivate`)).status).toBe(403);
  expect((await answerTo(reset(post(path, {}, viewer)))).status).toBe(403);
  expect((await answerTo(sendTest(post(path, { id: String(id), to: "me@made.test" }, viewer)))).status).toBe(403);
  expect(await saved(id)).toMatchObject({ isActive: true, emailsSentToday: 3 });
});
