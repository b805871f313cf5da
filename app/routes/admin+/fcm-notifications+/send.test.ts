import { beforeEach, describe, expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { campaignShop, clockAt, today } from "#tests/fixtures/push-campaigns.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { subscribe } from "#tests/fixtures/subscribe.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./index.tsx";
import { action as sendItToMe } from "./send-test.ts";

const path = "/admin/fcm-notifications";
const shop = campaignShop();
const admin = await makeUser({ role: "admin" });
const viewer = await makeUser({ role: "viewer" });
/** A session of now: the clock of the tests moves. */
const as = async (user = admin) => ({ cookie: await signIn(user) });
const html = async (query = "", user = admin) => (await openAdmin(path + query, await as(user))).html;
const form = { title: "Taaza sabzi", message: "Aaj subah ki mandi se.", target_audience: "all", schedule_type: "immediate" };
const send = async (more: Record<string, string> = {}, user = admin) =>
  answerTo(action(post(`${path}?index`, { ...form, ...more }, await as(user))));
const sendTest = async (more: Record<string, string> = {}) =>
  answerTo(sendItToMe(post(`${path}/send-test`, { ...form, ...more }, await as())));
const optionsOf = (page: string, name: string) =>
  [
    ...(new RegExp(`<select[^>]*name="${name}".*?</select>`, "s").exec(page)?.[0] ?? "").matchAll(/<option[^>]*value="(\w+)"/g),
  ].map(([, value]) => value);

beforeEach(async () => {
  await db.notificationTemplate.deleteMany();
});

test("B2.26 push notifications have the four tabs 'Send Notification', 'Campaigns', 'Templates' and 'Analytics'", async () => {
  const labels = ["Send Notification", "Campaigns", "Templates", "Analytics"];
  for (const [at, rest] of ["", "/campaigns", "/templates", "/analytics"].entries()) {
    const page = await html(rest);
    const tabs = /<nav[^>]*aria-label="Parts of Push Notifications"[\s\S]*?<\/nav>/.exec(page)?.[0] ?? "";
    expect([...tabs.matchAll(/<a [^>]*>([^<]+)<\/a>/g)].map(([, label]) => label)).toEqual(labels);
    expect(/<a [^>]*aria-current="page"[^>]*>([^<]+)</.exec(tabs)?.[1]).toBe(labels[at]);
  }
});

describe("the send form", () => {
  test("B2.28 B9.09 B9.11 asks for title, message, audience, schedule, interval and end date", async () => {
    await shop.customer();
    const page = await html();
    for (const label of ["Title", "Message", "Target audience", "Schedule type", "Frequency interval", "End date"])
      expect(page).toMatch(new RegExp(`<label[^>]*>${label}</label>`));
    expect(optionsOf(page, "target_audience")).toEqual(["all", "cart_abandoners", "frequent_buyers", "new_users"]);
    const types = ["immediate", "scheduled", "hourly", "daily", "weekly", "monthly"];
    expect(optionsOf(page, "schedule_type")).toEqual(types);
    expect(page).toMatch(/<input[^>]*name="frequency_interval"[^>]*value="1"/);
    expect(page).toMatch(/<input[^>]*min="1"[^>]*name="frequency_interval"|<input[^>]*name="frequency_interval"[^>]*min="1"/);
    expect(page).toContain(`min="${today}T12:0`);
  });

  test("B5.23 B5.24 counts the letters of title and message, 50 and 150 at most, as people see them", async () => {
    await shop.customer();
    const page = await html();
    expect(page).toContain("0 of 50 characters");
    expect(page).toContain("0 of 150 characters");
    expect((await send({ title: "🛒".repeat(50), message: `${"x".repeat(74)}\r\n${"آ".repeat(75)}` })).status).toBe(302);
    for (const [name, text, max] of [
      ["title", "x".repeat(51), 50],
      ["message", "x".repeat(151), 150],
    ] as const) {
      const refused = await send({ [name]: text });
      expect(refused.status).toBe(400);
      expect(returnedForm(refused).error).toEqual({ [name]: [`Please use at most ${max} characters.`] });
      expect(returnedForm(refused).initialValue).toMatchObject({ ...form, [name]: text });
    }
  });

  test("B5.19 without title or message is refused at the empty field, and keeps what was typed", async () => {
    await shop.customer();
    for (const [missing, at] of [
      [{ title: " " }, "title"],
      [{ message: "" }, "message"],
      [{ title: "", message: "" }, "title"],
    ] as const) {
      const refused = await send(missing);
      expect([refused.status, returnedForm(refused).error]).toEqual([400, { [at]: ["Please fill in title and message"] }]);
    }
    expect(await db.pushCampaign.count()).toBe(0);
  });

  test("B5.22 B5.25 B5.26 B5.27 says at the field what is wrong with the schedule", async () => {
    await shop.customer();
    const errorOf = async (more: Record<string, string>) => returnedForm(await send(more)).error;
    expect(await errorOf({ schedule_type: "scheduled" })).toEqual({ scheduled_time: ["Please select a scheduled time"] });
    expect(await errorOf({ schedule_type: "daily", scheduled_time: `${today}T11:00` })).toEqual({
      scheduled_time: ["This time has passed. Please choose a later one."],
    });
    expect(await errorOf({ schedule_type: "daily", scheduled_time: "tomorrow" })).toEqual({
      scheduled_time: ["Please choose a time."],
    });
    const soon = { schedule_type: "daily", scheduled_time: `${today}T14:00` };
    expect(await errorOf({ ...soon, frequency_interval: "0" })).toEqual({ frequency_interval: ["Please enter 1 or more."] });
    expect(await errorOf({ ...soon, end_date: addDays(today, -1) })).toEqual({
      end_date: ["The end date cannot be before the scheduled time."],
    });
  });

  test("what the schedule type does not use cannot be wrong", async () => {
    await shop.customer();
    const hidden = { scheduled_time: "x", frequency_interval: "0", end_date: "2200-01-01" };
    expect((await send(hidden)).status).toBe(302);
    const once = { ...hidden, schedule_type: "scheduled", scheduled_time: `${today}T14:00` };
    expect((await send(once)).status).toBe(302);
  });

  test("B8.20 says what became of it and leads to the campaigns", async () => {
    await shop.customer();
    await shop.customer();
    const atOnce = await send();
    expect([atOnce.status, atOnce.location]).toEqual([302, `${path}/campaigns`]);
    expect(shownToast(atOnce)).toBe("Notification sent successfully! It is on its way to 2 people.");
    expect(shownToast(await send({ schedule_type: "weekly", scheduled_time: `${today}T14:00` }))).toBe(
      "Notification scheduled successfully!",
    );
    clockAt("21:30");
    expect(shownToast(await send())).toBe(
      "Notification scheduled successfully! It leaves at 09:00, when the quiet hours are over.",
    );
    expect(await html()).toContain("It is quiet until 09:00: what is sent now leaves then.");
  });

  test("B5.21 B7.25 shows how many users are enabled, and that nothing can be sent while nobody is", async () => {
    const sentence = "No users have FCM tokens. Notifications cannot be sent.";
    const none = await html();
    expect(none).toContain("Enabled users: 0");
    expect(none).toContain(sentence);
    expect(none).toMatch(/<button[^>]*data-save=""[^>]*disabled=""|<button[^>]*disabled=""[^>]*data-save=""/);
    expect(returnedForm(await send()).error).toEqual({ "": [sentence] });
    await shop.customer({ browsers: 2 });
    await shop.customer({ offersAt: null });
    const two = await html();
    expect(two).toContain("Enabled users: 2");
    expect(two).not.toContain(sentence);
    expect(two).toMatch(/All customers: \d+, 1 can be reached/);
  });

  test("B8.18 says why a sending failed, as 'Failed to send notification: {reason}'", async () => {
    await shop.customer({ offersAt: null });
    const nobody = await send();
    expect(nobody.status).toBe(409);
    expect(returnedForm(nobody).error[""]?.[0]).toMatch(
      /^Failed to send notification: nobody in this audience can be reached now/,
    );
    const broken = await withoutTable("push_campaign_deliveries", () => send());
    expect(returnedForm(broken).error[""]?.[0]).toMatch(
      /^Failed to send notification: It did not work just now .*\(reference \w+\)/,
    );
  });

  test("B8.21 a count that cannot be read is not said, and the form is there", async () => {
    const page = await withoutTable("push_subscriptions", () => html());
    expect(page).not.toContain("Enabled users");
    expect(page).toContain('name="title"');
    expect(page).toMatch(/<option[^>]*value="all"[^>]*>All customers<\/option>/);
  });

  test("B2.27 begins with the template that was chosen, and is not shown to who may only look", async () => {
    const template = { name: "Sabzi", category: "daily", titleTemplate: "Taaza aloo", messageTemplate: "Aaj 6 baje tak." };
    const { id } = await db.notificationTemplate.create({ data: template });
    const page = await html(`?template=${id}`);
    expect(page).toMatch(/<input[^>]*name="title"[^>]*value="Taaza aloo"/);
    expect(page).toContain(">Aaj 6 baje tak.</textarea>");
    expect(page).toContain("10 of 50 characters");
    expect(await html("", viewer)).not.toContain('name="title"');
    expect((await send({}, viewer)).status).toBe(403);
  });
});

describe("a test", () => {
  test("goes to the browsers of whoever writes it, and is no campaign", async () => {
    await subscribe(shop.service, admin);
    const answer = await sendTest();
    expect(answer).toMatchObject({ status: 200, body: { browsers: 1 } });
    expect(returnedForm(answer).initialValue).toMatchObject(form);
    expect(shop.service.received.map(({ word }) => [word.title, word.body])).toEqual([[form.title, form.message]]);
    expect([await db.pushCampaign.count(), await db.outbox.count(), await db.pushEvent.count()]).toEqual([0, 0, 0]);
  });

  test("B8.19 that fails says 'Test notification failed'", async () => {
    expect(returnedForm(await sendTest()).error[""]?.[0]).toMatch(/^Test notification failed/);
    await subscribe(shop.service, admin);
    shop.service.answerWith(500);
    const failed = await sendTest();
    expect([failed.status, returnedForm(failed).error]).toEqual([502, { "": ["Test notification failed"] }]);
    const broken = await withoutTable("push_subscriptions", () => sendTest());
    expect(returnedForm(broken).error).toEqual({ "": ["Test notification failed"] });
    expect(returnedForm(await sendTest({ title: "" })).error).toEqual({ title: ["Please fill in title and message"] });
  });
});
