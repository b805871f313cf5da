import type { ActionFunctionArgs } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { resetPassword } from "#app/domain/accounts/reset-password.server.ts";
import { findViewer } from "#app/domain/accounts/session.server.ts";
import type { User } from "#app/generated/prisma/client.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { action as enter } from "#app/routes/_shop+/auth/route.tsx";
import { loader as openStep, action as step } from "#app/routes/_shop+/auth_.two-factor.tsx";
import { loader as openSecurity } from "#app/routes/_shop+/profile_.security.tsx";
import { action as forget } from "#app/routes/_shop+/profile_.security_.device.$id.forget.ts";
import { codeNow, enrol, switchTwoFactor } from "#tests/fixtures/enrol.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, cookiesOf, post, returnedForm, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";

const start = new Date("2026-11-20T08:00:00Z");
const day = 24 * 60 * 60;
const after = (seconds: number) => setClock(new Date(start.getTime() + seconds * 1000));

const giveCode = (code: string, cookie: string, given: Record<string, string> = {}, query = "") =>
  answerTo(step(post(`/auth/two-factor${query}`, { code, ...given }, { cookie })));

let user: User & { email: string };
let password: string;
const givePassword = (cookie?: string, query = "") =>
  answerTo(enter(post(`/auth${query}`, { email: user.email, password }, cookie ? { cookie } : {})));

/** Another password by a link, as somebody sets it who forgot theirs. */
async function resetByLink() {
  const token = newToken();
  const expiresAt = new Date(now().getTime() + 60_000);
  await db.passwordReset.create({ data: { tokenHash: tokenHash(token), userId: user.id, expiresAt } });
  password = "Naya Lamba Password";
  expect(await resetPassword({ token, password })).toMatchObject({ ok: true });
}

beforeEach(async () => {
  setClock(start);
  await switchTwoFactor(true, start);
  user = await makeUser({ role: "super_admin" });
  password = defaultPassword;
});
afterEach(async () => {
  setClock(null);
  await db.user.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

describe("signing in with a second factor", () => {
  test("goes from the password to the code, and only then to the page that was asked for", async () => {
    const { secret } = await enrol(user.id);
    const first = await givePassword(undefined, "?return_to=%2Fadmin%2Forders");
    expect(first).toMatchObject({ status: 302, location: "/auth/two-factor?return_to=%2Fadmin%2Forders" });
    expect(cookieGiven(first, "session")).toBeUndefined();
    expect(await db.session.count()).toBe(0);
    const cookie = cookiesOf(first);
    expect((await answerTo(openStep(visit("/auth/two-factor", { cookie })))).status).toBe(200);
    const second = await giveCode(codeNow(secret), cookie, {}, "?return_to=%2Fadmin%2Forders");
    expect(second).toMatchObject({ status: 302, location: "/admin/orders" });
    expect(await findViewer(cookieGiven(second, "session") ?? "")).toMatchObject({ id: user.id });
    expect(cookieGiven(second, "second-step")).toBeNull();
    expect((await giveCode(codeNow(secret), cookie)).status).toBe(400); // the code is used up
  });

  test("a wrong code is answered at its field, is not shown again, and a recovery code will do", async () => {
    const { codes } = await enrol(user.id);
    const cookie = cookiesOf(await givePassword());
    const wrong = await giveCode("000000", cookie);
    expect(wrong.status).toBe(400);
    expect(returnedForm(wrong)).toEqual({ error: { code: [expect.stringContaining("not right")] }, initialValue: {} });
    expect((await giveCode(codes[3] ?? "", cookie)).location).toBe("/");
  });

  test("waits 15 minutes after five wrong codes, on any device", async () => {
    const { secret } = await enrol(user.id);
    const cookie = cookiesOf(await givePassword());
    for (let miss = 0; miss < 5; miss++) expect((await giveCode("000000", cookie)).status).toBe(400);
    const locked = await giveCode(codeNow(secret), cookiesOf(await givePassword()));
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(13 * 60);
    expect(returnedForm(locked).error[""]?.[0]).toContain("Too many wrong codes");
  });

  test.each([
    ["too old", async () => after(11 * 60)],
    ["of an account whose password was changed", resetByLink],
    ["of a blocked account", async () => void (await db.user.update({ where: { id: user.id }, data: { blockedAt: start } }))],
  ])("a pending sign-in that is %s begins again", async (_, change) => {
    const { secret } = await enrol(user.id);
    const cookie = cookiesOf(await givePassword());
    await change();
    expect((await giveCode(codeNow(secret), cookie)).location).toBe("/auth");
    expect((await answerTo(openStep(visit("/auth/two-factor", { cookie })))).location).toBe("/auth");
    expect(await db.session.count()).toBe(0);
  });

  test("a cookie that somebody made up is no pending sign-in", async () => {
    const { secret } = await enrol(user.id);
    const forged = [
      "x",
      "A".repeat(200),
      Buffer.from(JSON.stringify({ id: user.id, proof: "", until: 9e15 })).toString("base64url"),
    ];
    for (const value of forged) expect((await giveCode(codeNow(secret), `second-step=${value}`)).location).toBe("/auth");
  });

  test.each(hostileCases)("%s as a code breaks nothing", async (_, value) => {
    await enrol(user.id);
    const cookie = cookiesOf(await givePassword());
    expect((await giveCode(value, cookie)).status).toBeLessThan(500);
  });

  test("customers are never asked; who set it up is, while the shop's switch is off too", async () => {
    await enrol(user.id);
    const customer = await makeUser();
    const asCustomer = await answerTo(enter(post("/auth", { email: customer.email, password: defaultPassword })));
    expect(asCustomer).toMatchObject({ status: 302, location: "/" });
    expect(cookieGiven(asCustomer, "session")).toHaveLength(43);
    await switchTwoFactor(false, start);
    expect((await givePassword()).location).toBe("/auth/two-factor");
  });

  test("another password by link leaves the second factor in place", async () => {
    await enrol(user.id);
    await resetByLink();
    expect((await givePassword()).location).toBe("/auth/two-factor");
  });
});

describe("between both steps", () => {
  type Serve = (args: ActionFunctionArgs) => unknown;
  type RouteFile = { loader?: Serve; action?: Serve };
  const admin = import.meta.glob<RouteFile>([
    "/app/routes/admin+/**/*.{ts,tsx}",
    "!/app/routes/admin+/**/*.test.*",
    "!/app/routes/admin+/**/components/**",
  ]);
  const customers = import.meta.glob<RouteFile>([
    "/app/routes/_shop+/checkout.tsx",
    "/app/routes/_shop+/order*.{ts,tsx}",
    "/app/routes/_shop+/favorites.tsx",
    "/app/routes/_shop+/profile/route.tsx",
    "/app/routes/_shop+/profile_*.{ts,tsx}",
    "/app/routes/_shop+/special-request.tsx",
    "/app/routes/_shop+/edit-custom-package*.{ts,tsx}",
    "!/app/routes/_shop+/*.test.*",
  ]);
  const params = { id: "1", orderId: "1", productId: "1", memberId: "1", userId: "1", "*": "orders" };

  test("no page and no form of the back office opens, nor one of a customer's account", async () => {
    await enrol(user.id);
    const cookie = cookiesOf(await givePassword());
    let tried = 0;
    for (const [file, read] of Object.entries({ ...admin, ...customers })) {
      const { loader, action } = await read();
      const serves = [loader?.(visit("/admin", { cookie, params })), action?.(post("/admin", {}, { cookie, params }))];
      for (const serving of serves) {
        if (!serving) continue;
        const { status, location, cookies } = await answerTo(serving);
        const isShut = status === 302 && /^\/(auth\?|profile|order|special|edit|packages|orders)/.test(location ?? "");
        expect(isShut || status >= 400, `${file}: ${status} ${location}`).toBe(true);
        expect(cookies.join()).not.toContain("session=");
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(150);
    expect(await db.session.count()).toBe(0);
  });
});

describe("a trusted device", () => {
  const browser = async (secret: string) => {
    const first = await givePassword();
    return cookiesOf(await giveCode(codeNow(secret), cookiesOf(first), { remember: "on" }));
  };
  const asks = async (cookie: string) => (await givePassword(cookie)).location === "/auth/two-factor";

  test("is not asked for 30 days, while every other one is", async () => {
    const { secret } = await enrol(user.id);
    const cookie = await browser(secret);
    expect([await asks(cookie), await asks("trusted=forged")]).toEqual([false, true]);
    after(30 * day - 60);
    expect(await asks(cookie)).toBe(false);
    after(30 * day + 60);
    expect(await asks(cookie)).toBe(true);
  });

  test("stands in the person's page, by browser and time, and is forgotten there", async () => {
    const { secret } = await enrol(user.id);
    const cookie = await browser(secret);
    const { body } = await answerTo(openSecurity(visit("/profile/security", { cookie: await signIn(user) })));
    const { factor } = body as { factor: { devices: { id: number }[] } };
    expect(factor.devices).toHaveLength(1);
    const other = await makeUser({ role: "admin" });
    const params = { id: String(factor.devices[0]?.id) };
    const forgetAs = async (who: User) =>
      answerTo(forget(post("/profile/security/device/1/forget", {}, { cookie: await signIn(who), params })));
    await forgetAs(other);
    expect(await asks(cookie)).toBe(false);
    await forgetAs(user);
    expect(await asks(cookie)).toBe(true);
  });

  test("serves each of the people who share it, and trusts none of them for another", async () => {
    const { secret } = await enrol(user.id);
    const cookie = await browser(secret);
    const other = await makeUser({ role: "admin" });
    const { secret: others } = await enrol(other.id);
    const enterOther = (with_: string) =>
      answerTo(enter(post("/auth", { email: other.email, password: defaultPassword }, { cookie: with_ })));
    const first = await enterOther(cookie);
    expect(first.location).toBe("/auth/two-factor");
    const both = cookiesOf(await giveCode(codeNow(others), `${cookie}; ${cookiesOf(first)}`, { remember: "on" }));
    expect([await asks(both), (await enterOther(both)).location]).toEqual([false, "/"]);
  });

  test("is trusted no more once the person signs out everywhere or changes the password", async () => {
    const { secret } = await enrol(user.id);
    const cookie = await browser(secret);
    await resetByLink();
    expect(await asks(cookie)).toBe(true);
  });
});
