import type { ActionFunctionArgs } from "@remix-run/node";
import { afterEach, beforeEach, expect, test } from "vitest";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as addToCart } from "#app/routes/_shop+/cart.tsx";
import { action as signOut } from "#app/routes/_shop+/sign-out.tsx";
import { loader as loadFrame } from "#app/routes/admin+/_layout.tsx";
import { action as subscribe } from "#app/routes/api+/push-subscriptions.ts";
import { action as unsubscribe } from "#app/routes/api+/push-subscriptions_.remove.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, cookieGiven, post, shownFailure, shownToast, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { setViewAs } from "./view-as.server.ts";

let owner: Awaited<ReturnType<typeof makeStaff>>;
let member: Awaited<ReturnType<typeof makeStaff>>;

beforeEach(async () => {
  owner = await makeStaff("super_admin");
  member = await makeStaff("editor");
});
afterEach(() => setClock(null));

/** The owner's cookies while he views the back office as the member. */
const viewing = () => ({
  cookie: `${owner.cookie}; ${setViewAs(owner.id, { id: member.id, name: "Sana Rafiq" }).split(";")[0]}`,
});

test("a view as a member ends by itself after 30 minutes, and the page says so", async () => {
  const { cookie } = viewing();
  const begun = now().getTime();
  setClock(new Date(begun + 29 * 60_000));
  expect((await openAdmin("/admin/settings/general", { cookie })).status).toBe(403);
  setClock(new Date(begun + 30 * 60_000 + 1000));
  await expectOver(cookie);
});

test("a view ends by itself when the member may not enter the back office any more, and the page says so", async () => {
  const { cookie } = viewing();
  await db.user.update({ where: { id: member.id }, data: { role: null } });
  await expectOver(cookie);
});

test("a view as a member who is blocked meanwhile is over too", async () => {
  const { cookie } = viewing();
  await db.user.update({ where: { id: member.id }, data: { blockedAt: now() } });
  await expectOver(cookie);
});

/** The form of a page still open is refused, the next page says that the view is over, and after that the owner sees it as himself. */
async function expectOver(cookie: string): Promise<void> {
  const over = "Your view as Sana Rafiq is over";
  const pressed = await openAdmin("/admin/settings/general", { cookie, form: { brand: "Another" } });
  expect(pressed.status).toBe(403);
  expect(pressed.html).toContain(`${over}, so nothing was changed.`);
  const bought = await answerTo(addToCart(post("/cart", { product_id: "1", quantity: "1", intent: "add" }, { cookie })));
  expect([shownFailure(bought), cookieGiven(bought, "view-as")]).toEqual([expect.stringContaining(over), null]);
  const next = await answerTo(loadFrame(visit("/admin/settings/general?q=1", { cookie })));
  expect([next.status, next.location, cookieGiven(next, "view-as")]).toEqual([302, "/admin/settings/general?q=1", null]);
  expect(shownToast(next)).toContain(over);
  const page = await openAdmin("/admin/settings/general", owner);
  expect(page.status).toBe(200);
  expect(page.html).not.toContain("End this view");
}

test("what an open page reads in the background does not end a view before its end is shown", async () => {
  const { cookie } = viewing();
  await db.user.update({ where: { id: member.id }, data: { role: null } });
  const asked = visit("/admin/orders/live", { cookie });
  asked.request.headers.set("Accept", "application/json");
  const answer = await answerTo(loadFrame(asked));
  expect([answer.status, cookieGiven(answer, "view-as")]).toEqual([200, undefined]);
});

test("while a super admin views the back office as a member, nothing is done in the storefront as himself", async () => {
  const { cookie } = viewing();
  await db.user.update({ where: { id: member.id }, data: { name: "Sana Rafiq" } });
  const refusal = "You see the back office as Sana Rafiq, so nothing was changed. End this view first.";
  const files = import.meta.glob<{ action?: (args: ActionFunctionArgs) => unknown }>([
    "/app/routes/_shop+/**/*.{ts,tsx}",
    "!/app/routes/_shop+/**/*.test.*",
  ]);
  const taken: string[] = [];
  for (const [file, load] of Object.entries(files)) {
    const { action } = await load();
    if (!action || file.endsWith("/sign-out.tsx")) continue;
    const form = { product_id: "1", quantity: "1", intent: "add" };
    const args = post("/", form, { cookie, params: { id: "1", key: "product-1" } });
    const answer = await answerTo(Promise.resolve(args).then(action));
    if (shownFailure(answer) !== refusal) taken.push(file.replace("/app/routes/_shop+/", ""));
  }
  expect(taken.sort()).toEqual([...ofNobody].sort());
});

/** The storefront's forms that are sent by nobody signed in. */
const ofNobody = [
  "$.tsx",
  "auth/route.tsx",
  "auth_.two-factor.tsx",
  "contact.tsx",
  "demo.inbox.tsx",
  "demo.inbox_.reply.ts",
  "forgot-password/route.tsx",
  "owner-setup.tsx",
  "reset-password/route.tsx",
  "undo-change.tsx",
  "undo-change_.code.ts",
];

test("while a super admin views the back office as a member, his browser subscribes to no pushes", async () => {
  const { cookie } = viewing();
  for (const [path, action] of [
    ["/api/push-subscriptions", subscribe],
    ["/api/push-subscriptions/remove", unsubscribe],
  ] as const) {
    const { status } = await answerTo(action(post(path, { endpoint: "https://push.example/a" }, { cookie })));
    expect(status, path).toBe(403);
  }
});

test("signing out works during a view as a member, and ends it", async () => {
  const { cookie } = viewing();
  const answer = await answerTo(signOut(post("/sign-out?everywhere", {}, { cookie })));
  expect([cookieGiven(answer, "session"), cookieGiven(answer, "view-as")]).toEqual([null, null]);
  expect(await db.session.count({ where: { userId: owner.id } })).toBe(0);
});
