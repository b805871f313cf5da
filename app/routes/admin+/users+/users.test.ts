import type { ActionFunctionArgs } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sessionState } from "#app/domain/accounts/session.server.ts";
import { verifyCredentials } from "#app/domain/accounts/verify-credentials.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileValues } from "#tests/fixtures/hostile.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { sendSignIn } from "#tests/support/sign-in-form.ts";
import { action as anonymise } from "./$userId_.anonymise.ts";
import { action as block } from "./$userId_.block.ts";
import { action as copyData } from "./$userId_.data.ts";
import { action as sendReset } from "./$userId_.reset.ts";
import { action as endSessions } from "./$userId_.sessions.ts";
import { action as unblock } from "./$userId_.unblock.ts";

const admin = await makeStaff("admin");
const path = "/admin/users";
let ayesha: Awaited<ReturnType<typeof makeUser>>;

beforeEach(async () => {
  await db.user.deleteMany({ where: { id: { not: admin.id } } });
  ayesha = await makeUser({ name: "Ayesha Khan", email: "ayesha@made.test", phone: "+923012345678" });
});

afterEach(() => setClock(null));

type Action = (args: ActionFunctionArgs) => unknown;

const act = (action: Action, { id }: { id: number } = ayesha, by = admin, form = {}) =>
  answerTo(action(post(`${path}/${id}/act`, form, { cookie: by.cookie, params: { userId: String(id) } })));
const list = async (query = "") => (await openAdmin(`${path}${query}`, admin)).html;
const namesIn = (html: string) => [...html.matchAll(/<a href="\/admin\/users\/\d+">(.*?)<\/a>/g)].map(([, name]) => name);
const lastSignIn = async () => /Last sign-in<\/dt><dd>([^<]*)/.exec((await openAdmin(`${path}/${ayesha.id}`, admin)).html)?.[1];
const tokenOf = (cookie: string) => cookie.split("=")[1] ?? "";

describe("the list of users", () => {
  test("B7.27 is a table that is searched by name, e-mail and phone, with a refresh and the total", async () => {
    await makeUser({ name: "Bilal Ahmed", email: "bilal.a@made.test", phone: "+923217654321" });
    const all = await list();
    expect(all).toContain("3 users");
    expect(all).toMatch(/href="\/admin\/users"[^>]*>.*?Refresh</);
    expect(all).toMatch(/<table[^>]*aria-label="Users"/);
    for (const query of ["ayesha", "KHAN", "ayesha@made", "0301-2345678", "2345", "ay", "#" + ayesha.id]) {
      const html = await list(`?q=${encodeURIComponent(query)}`);
      expect(namesIn(html), query).toEqual(["Ayesha Khan"]);
      expect(html, query).toContain("1 user<");
    }
    expect(namesIn(await list("?q=bil"))).toEqual(["Bilal Ahmed"]);
    expect(await list("?q=%25")).toContain("No users matched your search");
  });

  test("B2.30 says 'No users matched your search' when nobody does", async () => {
    const { status, html } = await openAdmin(`${path}?q=xylophone`, admin);
    expect(status).toBe(200);
    expect(html).toContain("No users matched your search");
    expect(html).toContain("0 users");
  });

  test("shows role, joining, last sign-in and orders of each, the newest first, a page at a time", async () => {
    await db.user.update({
      where: { id: ayesha.id },
      data: { createdAt: new Date("2026-11-20T09:05:00Z"), lastSignInAt: new Date("2026-11-21T04:00:00Z") },
    });
    await makeOrder({ userId: ayesha.id });
    await db.user.update({ where: { id: admin.id }, data: { createdAt: new Date("2020-01-01") } });
    const html = await list();
    const row = new RegExp(`<tr data-row="${ayesha.id}">.*?</tr>`).exec(html)?.[0] ?? "";
    for (const shown of ["ayesha@made.test", "0301-2345678", ">Customer<", "Fri 20 Nov 2026<", "Sat 21 Nov 2026<"])
      expect(row).toContain(shown);
    expect(row).toContain('<td class="num resource-wide">1</td>');
    expect(html).toContain(">Admin<");
    expect(namesIn(html)[0]).toBe("Ayesha Khan");
    for (let at = 0; at < 50; at++) await makeUser({ createdAt: new Date("2026-01-01") });
    expect(namesIn(await list())).toHaveLength(50);
    expect(namesIn(await list("?page=2"))).toHaveLength(2);
    expect(await list("?page=99")).toContain("This list has no such page.");
  });

  test("B8.24 a missing time is 'Never', one that cannot be read 'Invalid date'", async () => {
    const rowOf = async () => new RegExp(`<tr data-row="${ayesha.id}">.*?</tr>`).exec(await list())?.[0] ?? "";
    expect(await rowOf()).toContain(">Never<");
    await db.$executeRaw`UPDATE users SET last_sign_in_at = 'infinity' WHERE id = ${ayesha.id}`;
    expect(await rowOf()).toContain(">Invalid date<");
    expect((await openAdmin(`${path}/${ayesha.id}`, admin)).html).toContain(">Invalid date<");
  });

  test("B8.23 says 'Failed to load users' with a retry when they cannot be loaded", async () => {
    await db.$executeRaw`ALTER TABLE orders RENAME TO orders_away`;
    try {
      const { status, html } = await openAdmin(path, admin);
      expect(status).toBe(200);
      expect(html).toContain("Failed to load users");
      expect(html).toContain("Failed to fetch users");
      expect(html).toMatch(/href="\/admin\/users"[^>]*>.*?Retry</);
      expect(html).not.toContain("No users matched");
    } finally {
      await db.$executeRaw`ALTER TABLE orders_away RENAME TO orders`;
    }
  });

  test("whatever is searched for, no search breaks the page", async () => {
    for (const value of hostileValues) {
      const { status } = await openAdmin(`${path}?${new URLSearchParams({ q: value, page: value })}`, admin);
      expect(status, value.slice(0, 20)).toBe(200);
    }
  });
});

describe("a person's page", () => {
  test("B3.17 shows id, e-mail, the times, the name in its parts and the picture", async () => {
    await db.user.update({
      where: { id: ayesha.id },
      data: { name: "Ayesha Bibi Khan", avatarUrl: "/uploads/avatars/1.webp", createdAt: new Date("2026-11-20T09:05:00Z") },
    });
    const { html } = await openAdmin(`${path}/${ayesha.id}`, admin);
    const facts = Object.fromEntries(
      [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)/g)].map(([, label, value]) => [label, value]),
    );
    expect(facts).toMatchObject({
      ...{ ID: String(ayesha.id), Email: "ayesha@made.test", Created: "Fri 20 Nov 2026, 2:05 pm", "Last sign-in": "Never" },
      ...{ Name: "Ayesha Bibi Khan", "Full name": "Ayesha Bibi Khan", "First name": "Ayesha", "Last name": "Bibi Khan" },
    });
    expect(html).toContain('src="/uploads/avatars/1.webp"');

    setClock(new Date("2026-11-22T13:30:00Z"));
    const wrong = { email: "ayesha@made.test", password: "not this one" };
    expect((await sendSignIn(wrong)).status).toBe(400);
    expect(await lastSignIn()).toBe("Never");
    expect((await sendSignIn({ ...wrong, password: defaultPassword })).status).toBe(302);
    expect(await lastSignIn()).toBe("Sun 22 Nov 2026, 6:30 pm");
    expect(await list()).toContain("Sun 22 Nov 2026<");
  });

  test("with one name alone has neither last name nor picture", async () => {
    await db.user.update({ where: { id: ayesha.id }, data: { name: "Ayesha" } });
    const { html } = await openAdmin(`${path}/${ayesha.id}`, admin);
    for (const fact of ["First name</dt><dd>Ayesha<", "Last name</dt><dd>none<", "Picture</dt><dd>none<"])
      expect(html).toContain(fact);
  });

  test("of whoever looks offers neither to block nor to anonymise it", async () => {
    const own = (await openAdmin(`${path}/${admin.id}`, admin)).html;
    for (const lost of [`${admin.id}/block`, `${admin.id}/anonymise`]) expect(own).not.toContain(lost);
    expect((await openAdmin(`${path}/${ayesha.id}`, admin)).html).toContain(`${ayesha.id}/anonymise`);
  });

  test("shows orders with what was spent, addresses and sessions; an order leads back to its customer", async () => {
    const { id } = await makeOrder({ userId: ayesha.id, status: "delivered", customerName: "Ayesha Khan" });
    const { total } = await db.order.findUniqueOrThrow({ where: { id } });
    await db.address.create({
      data: {
        userId: ayesha.id,
        label: "Home",
        name: "Ayesha",
        phone: "+923012345678",
        zone: "Gulgasht Colony",
        address: "House 7",
      },
    });
    await signIn(ayesha);
    const { html } = await openAdmin(`${path}/${ayesha.id}`, admin);
    for (const shown of [
      "1 order<",
      `Rs. ${(total / 100).toLocaleString("en")}`,
      `href="/admin/orders/${id}"`,
      "House 7",
      "Unknown browser",
    ])
      expect(html).toContain(shown);
    expect((await openAdmin(`/admin/orders/${id}`, admin)).html).toContain(`href="/admin/users/${ayesha.id}">Ayesha Khan<`);
  });

  test("shows whoever may only look neither addresses nor sessions, and no button", async () => {
    const viewer = await makeStaff("viewer", [{ sectionKey: "users", level: "view" }]);
    await db.address.create({
      data: {
        userId: ayesha.id,
        label: "Home",
        name: "Ayesha",
        phone: "+923012345678",
        zone: "Gulgasht Colony",
        address: "House 7",
      },
    });
    const { status, html } = await openAdmin(`${path}/${ayesha.id}`, viewer);
    expect(status).toBe(200);
    for (const hidden of ["House 7", "End all sessions", "Anonymise", "Send reset link"]) expect(html).not.toContain(hidden);
    for (const action of [block, unblock, sendReset, endSessions, anonymise, copyData])
      expect((await act(action, ayesha, viewer)).status).toBe(403);
  });

  test("of nobody is not there", async () => {
    for (const id of ["99999999", "0", "-1", "nonsense", "1e9"])
      expect((await openAdmin(`${path}/${id}`, admin)).status).toBe(404);
  });
});

describe("what staff do to an account", () => {
  test("a block ends the sessions at once and keeps the right password out, until it is taken back", async () => {
    const token = tokenOf(await signIn(ayesha));
    expect(shownToast(await act(block))).toBe("Ayesha Khan is blocked and signed out.");
    expect(await sessionState(token)).toBe("over");
    expect(await verifyCredentials(ayesha.email, defaultPassword)).toMatchObject({ refusal: { code: "sign-in.blocked" } });
    expect(await verifyCredentials(ayesha.email, "wrong password")).toMatchObject({ refusal: { code: "sign-in.wrong" } });
    expect(await list()).toContain(">Blocked<");
    await act(unblock);
    expect(await verifyCredentials(ayesha.email, defaultPassword)).toMatchObject({ ok: true });
  });

  test("a session is ended alone or with all others", async () => {
    const [one, other, third] = [await signIn(ayesha), await signIn(ayesha), await signIn(ayesha)].map(tokenOf) as string[];
    const { html } = await openAdmin(`${path}/${ayesha.id}`, admin);
    const keys = [...html.matchAll(/name="session" value="([0-9a-f]{64})"/g)].map(([, key]) => key ?? "");
    expect(keys).toHaveLength(3);
    await act(endSessions, ayesha, admin, { session: keys[0] ?? "" });
    expect(await db.session.count({ where: { userId: ayesha.id } })).toBe(2);
    await act(endSessions, ayesha, admin, { session: "nonsense" });
    expect(await db.session.count({ where: { userId: ayesha.id } })).toBe(2);
    await act(endSessions);
    for (const token of [one, other, third]) expect(await sessionState(token ?? "")).toBe("over");
  });

  test("a reset link goes to the account's address, on record", async () => {
    await act(sendReset);
    expect(await db.outbox.findFirst()).toMatchObject({ kind: "password_reset", recipient: "ayesha@made.test" });
    const entries = await db.auditEntry.findMany({ where: { entity: "user", entityId: String(ayesha.id) } });
    expect(entries).toMatchObject([{ action: "send-reset", byUserId: admin.id }]);
  });

  test("an account without an e-mail address is listed by its phone number, and no link is sent to nobody", async () => {
    const bano = await makeUser({ name: "Bano Bibi", email: null, phone: "+923339998877" });
    const row = new RegExp(`<tr data-row="${bano.id}">.*?</tr>`).exec(await list("?q=0333-9998877"))?.[0];
    expect(row).toContain("<small>—</small>");
    const { html } = await openAdmin(`${path}/${bano.id}`, admin);
    expect(html).toMatch(/<dt>Email<\/dt><dd>none<\/dd>/);
    expect(html).not.toContain("Send a link for a new password");
    expect(shownFailure(await act(sendReset, bano))).toContain("has no e-mail address");
    expect(await db.outbox.count({ where: { recipient: "" } })).toBe(0);
  });

  test("to anonymise an account without an e-mail address touches nobody else's letters and invites", async () => {
    const bano = await makeUser({ name: "Bano Bibi", email: null });
    const owner = await makeStaff("super_admin");
    const expiresAt = new Date(Date.now() + 60_000);
    const link = { tokenHash: Buffer.from("a link"), role: "viewer" as const, invitedById: owner.id, expiresAt };
    await db.teamInvite.create({ data: link });
    await db.contactMessage.create({ data: { name: "Somebody", email: "some@made.test", message: "Salam" } });
    expect(shownToast(await act(anonymise, bano, owner))).toBe("The account is anonymised.");
    expect(await db.user.findUnique({ where: { id: bano.id } })).toMatchObject({ name: "Deleted account", phone: null });
    expect(await db.teamInvite.findFirst()).toMatchObject({ withdrawnAt: null });
    expect(await db.contactMessage.findFirst()).toMatchObject({ name: "Somebody", email: "some@made.test" });
    await db.contactMessage.deleteMany();
  });

  test("an admin does nothing of it to the team, a super admin does", async () => {
    const editor = await makeUser({ role: "editor" });
    const owner = await makeStaff("super_admin");
    for (const action of [block, sendReset, endSessions, anonymise])
      expect(shownFailure(await act(action, editor))).toBe("Only a super admin can do this to a team member.");
    const cookie = await signIn(editor);
    expect(shownToast(await act(block, editor, owner))).toBe(`${editor.name} is blocked and signed out.`);
    expect((await openAdmin("/admin/products", { cookie })).location).toContain("/auth");
    expect(shownFailure(await act(block, { ...ayesha, id: owner.id }, owner))).toBe("You cannot do this to your own account.");
  });

  test("a copy of the data is a JSON file of the person's own, without what opens the account", async () => {
    await makeOrder({ userId: ayesha.id, customerName: "Ayesha Khan" });
    await makeOrder({ customerName: "Somebody Else" });
    const response = (await copyData(
      post(`${path}/1/data`, {}, { cookie: admin.cookie, params: { userId: String(ayesha.id) } }),
    )) as Response;
    expect(response.headers.get("Content-Disposition")).toBe(`attachment; filename="taaza-mandi-data-${ayesha.id}.json"`);
    const text = await response.text();
    const copy = JSON.parse(text);
    expect(copy.account).toMatchObject({ name: "Ayesha Khan", email: "ayesha@made.test", phone: "+923012345678" });
    expect(copy.orders).toHaveLength(1);
    expect(copy.orders[0].lines.length).toBeGreaterThan(0);
    for (const secret of ["password", "Somebody Else", "tokenHash"]) expect(text).not.toContain(secret);
  });
});
