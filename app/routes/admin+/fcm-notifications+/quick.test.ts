import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { campaignShop, clockAt, deliver } from "#tests/fixtures/push-campaigns.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./quick.tsx";

const path = "/admin/fcm-notifications/quick";
const shop = campaignShop();
const admin = await makeUser({ role: "admin" });
/** A session of now: the clock of the tests moves. */
const session = async () => ({ cookie: await signIn(admin) });
const html = async (query = "") => (await openAdmin(path + query, await session())).html;
const form = { title: "Taaza sabzi", message: "Aaj subah ki mandi se.", target_audience: "all" };
const send = async (more: Record<string, string> = {}) => answerTo(action(post(path, { ...form, ...more }, await session())));

/** The form for people who were chosen one by one. */
async function sendTo(...people: readonly (number | string)[]) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...form, target_audience: "selected" })) body.set(name, value);
  for (const user of people) body.append("user", String(user));
  return answerTo(action(post(path, body, await session())));
}

test("B9.10 the quick page offers the audiences all, 'Recent Customers' and 'Inactive Users'", async () => {
  const select = /<select[^>]*name="target_audience"[\s\S]*?<\/select>/.exec(await html())?.[0] ?? "";
  const options = [...select.matchAll(/<option[^>]*value="(\w+)"[^>]*>([^:<]+)/g)].map(([, value, label]) => [value, label]);
  expect(options).toEqual([
    ["all", "All customers"],
    ["recent_orders", "Recent Customers"],
    ["inactive_users", "Inactive Users"],
  ]);
});

test("B5.20 without title or message it is refused at the empty field, in its own words", async () => {
  await shop.customer();
  for (const name of ["title", "message"]) {
    const refused = await send({ [name]: " " });
    expect([refused.status, returnedForm(refused).error]).toEqual([400, { [name]: ["Please fill in both title and message"] }]);
  }
  expect(await db.pushCampaign.count()).toBe(0);
});

test("B7.23 it sends at once to an audience, and says to how many", async () => {
  await shop.customer();
  await shop.customer();
  const sent = await send();
  expect([sent.status, sent.location]).toEqual([302, path]);
  expect(shownToast(sent)).toBe("Notification sent successfully! It is on its way to 2 people.");
  expect(await deliver()).toBe(2);
  const page = await html();
  expect(page).toContain("Latest campaigns");
  expect(page).toMatch(/<th scope="row">Taaza sabzi<\/th><td><span class="badge[^"]*">Sent</);
});

describe("people who were chosen", () => {
  test("B7.23 it sends to them alone, and to none who may not be reached", async () => {
    const [one, two] = [await shop.customer(), await shop.customer()];
    const silent = await shop.customer({ offersAt: null });
    const page = await html(`?user=${one.id}&user=${silent.id}&user=999999&user=x`);
    for (const { name } of [one, silent]) expect(page).toContain(`>${name}</span>`);
    expect(page).toContain("1 of 2 can be reached.");
    expect(page).not.toContain(two.name);
    expect(shownToast(await sendTo(one.id, silent.id, 999_999))).toContain("It is on its way to 1 person.");
    await deliver();
    expect(shop.service.received.map(({ endpoint }) => endpoint)).toEqual(one.endpoints);
    expect(await db.pushCampaign.findFirst()).toMatchObject({
      targetAudience: "selected",
      targetUserIds: [one.id, silent.id, 999_999],
    });
  });

  test("a page for people of whom none can be written to has no form, nor names for who may not read users", async () => {
    const { id } = await shop.customer();
    for (const query of ["?user=999999", `?user=${admin.id}`]) {
      const page = await html(query);
      expect(page).toContain("None of these people can be written to here.");
      expect(page).not.toContain('name="title"');
    }
    const pusher = await makeStaff("viewer", [{ sectionKey: "fcm", level: "edit" }]);
    const { html: page } = await openAdmin(`${path}?user=${id}`, pusher);
    expect(page).toContain("None of these people can be written to here.");
  });

  test("nobody chosen is nobody reached, and what is no number is refused", async () => {
    await shop.customer();
    expect((await sendTo()).status).toBe(409);
    expect((await sendTo("x")).status).toBe(400);
    expect((await sendTo(...Array.from({ length: 51 }, (_, at) => at + 1))).status).toBe(400);
    expect(await db.pushCampaign.count()).toBe(0);
  });

  test("they are those of now when the quiet hours end", async () => {
    const { id } = await shop.customer();
    clockAt("21:30");
    expect(shownToast(await sendTo(id))).toContain("It leaves at 09:00");
    expect(await db.pushCampaign.findFirst()).toMatchObject({ targetUserIds: [id], isActive: true });
  });
});

test("B8.18 a sending that fails says 'Failed to send notification', and why", async () => {
  await shop.customer({ offersAt: null });
  expect(returnedForm(await send()).error[""]?.[0]).toMatch(/^nobody in this audience can be reached now/);
  expect(await html()).not.toContain("Failed to send notification");
  const { html: refused } = await openAdmin(path, { ...(await session()), form });
  expect(refused).toContain("Failed to send notification");
});

test("B8.17 campaigns that cannot be read are said, and the form is there", async () => {
  const page = await withoutTable("push_notification_campaigns", () => html());
  expect(page).toContain("Failed to load notification campaigns");
  expect(page).toContain('name="title"');
});
