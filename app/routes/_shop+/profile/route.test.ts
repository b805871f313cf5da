import { afterEach, describe, expect, test } from "vitest";
import { findViewer } from "#app/domain/accounts/session.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, returnedForm, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { action, loader } from "./route.tsx";

const open = (path: string, cookie?: string) => answerTo(loader(visit(path, { cookie })));
const details = { name: "Ayesha Khan", phone: "0301-2345678", whatsapp_phone: "", language: "en" };
const save = (cookie: string, given: object) =>
  answerTo(action(post("/profile?tab=profile", { ...details, current_password: defaultPassword, ...given }, { cookie })));
const change = (cookie: string, current_password: string, new_password: string) =>
  answerTo(action(post("/profile?tab=password", { current_password, new_password }, { cookie })));

afterEach(async () => {
  await db.$executeRaw`TRUNCATE limits`;
});

test.each(["/profile", "/profile?tab=orders", "/profile?tab=password"])(
  "A6.02 %s needs sign-in, and comes back afterwards",
  async (path) => {
    const location = `/auth?return_to=${encodeURIComponent(path)}`;
    expect(await open(path)).toMatchObject({ status: 302, location });
    expect(await answerTo(action(post(path, details)))).toMatchObject({ status: 302, location });
  },
);

describe("the orders of a customer", () => {
  test("A2.13 /profile?tab=orders lists them newest first, ten a page, and nobody else's", async () => {
    const [ayesha, bilal] = [await makeUser(), await makeUser()];
    const ids: number[] = [];
    for (let day = 1; day <= 12; day++) {
      ids.push((await makeOrder({ userId: ayesha.id, createdAt: new Date(`2026-11-${10 + day}T08:00:00Z`) })).id);
    }
    await makeOrder({ userId: bilal.id });
    const cookie = await signIn(ayesha);
    type Shown = { shown: { tab: string; orders: { id: number; total: number; status: string }[]; hasNext: boolean } };
    const first = (await open("/profile?tab=orders", cookie)).body as Shown;
    expect(first.shown).toMatchObject({ tab: "orders", hasNext: true });
    expect(first.shown.orders.map(({ id }) => id)).toEqual(ids.slice(2).reverse());
    expect(first.shown.orders[0]).toMatchObject({ total: rupees(400), firstItems: ["Tomatoes"], status: "pending" });
    const second = (await open("/profile?tab=orders&page=2", cookie)).body as Shown;
    expect(second.shown).toMatchObject({ hasNext: false });
    expect(second.shown.orders.map(({ id }) => id)).toEqual(ids.slice(0, 2).reverse());
  });

  test.each(["0", "-1", "x", "99999999999", "1e3"])("page %s is the first page", async (page) => {
    const cookie = await signIn(await makeUser());
    expect(await open(`/profile?tab=orders&page=${page}`, cookie)).toMatchObject({
      status: 200,
      body: { shown: { page: 1, orders: [] } },
    });
  });
});

describe("a person's own details", () => {
  test("are shown and can be changed; the language is spoken at once", async () => {
    const user = await makeUser({ name: "Ayesha" });
    const cookie = await signIn(user);
    expect((await open("/profile", cookie)).body).toMatchObject({
      shown: { tab: "profile", details: { name: "Ayesha", email: user.email } },
    });
    const answer = await save(cookie, { phone: "+92 300 9876543", whatsapp_phone: "0333-1234567", language: "ur" });
    expect(answer).toMatchObject({ status: 302, location: "/profile" });
    expect(cookieGiven(answer, "lang")).toBe("ur");
    const saved = {
      name: "Ayesha Khan",
      phone: "+923009876543",
      whatsappPhone: "+923331234567",
      language: "ur",
      email: user.email,
    };
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject(saved);
    await save(cookie, { phone: "0300-9876543" });
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ whatsappPhone: null });
  });

  test("a phone number of somebody else is refused at the field", async () => {
    await makeUser({ phone: "+923451234567" });
    const answer = await save(await signIn(await makeUser()), { phone: "0345-1234567" });
    expect(answer.status).toBe(409);
    expect(returnedForm(answer)).toMatchObject({
      error: { phone: [expect.stringContaining("already exists")] },
      initialValue: { name: "Ayesha Khan" },
    });
  });

  test("an e-mail address is added where there is none, once, and none of somebody else's", async () => {
    const [user, other] = [await makeUser({ email: null }), await makeUser()];
    const cookie = await signIn(user);
    const taken = await save(cookie, { phone: "0346-0000002", email: other.email });
    expect([taken.status, returnedForm(taken).error]).toEqual([409, { email: [expect.stringContaining("already exists")] }]);
    const wrong = await save(cookie, { phone: "0346-0000002", email: "ayesha@" });
    expect([wrong.status, Object.keys(returnedForm(wrong).error)]).toEqual([400, ["email"]]);
    await save(cookie, { phone: "0346-0000002", email: "Ayesha.New@made.test" });
    await save(cookie, { phone: "0346-0000002", email: "other@made.test" });
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ email: "ayesha.new@made.test" });
  });

  test("e-mail, role and whose details they are cannot be chosen", async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    await save(await signIn(user), {
      phone: "0346-0000001",
      email: "stolen@made.test",
      role: "super_admin",
      id: String(other.id),
    });
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      email: user.email,
      role: null,
      name: "Ayesha Khan",
    });
    expect(await db.user.findUnique({ where: { id: other.id } })).toMatchObject({ name: other.name });
  });

  test.each([
    ["name", "empty", ""],
    ["name", "too long", "x".repeat(81)],
    ["name", "markup", "<b>Ayesha</b>"],
    ["name", "with a null byte", "A\u0000"],
    ["phone", "empty", ""],
    ["phone", "negative", "-5"],
    ["phone", "markup", "<b>"],
    ["phone", "huge", "0".repeat(50_000)],
    ["whatsapp_phone", "a word", "whatsapp"],
    ["whatsapp_phone", "with a null byte", "0301-2345678\u0000"],
    ["language", "empty", ""],
    ["language", "unknown", "fr"],
  ])("%s: %s is answered at the field, and what was typed stays", async (field, _, value) => {
    const answer = await save(await signIn(await makeUser()), { [field]: value });
    expect(answer.status).toBe(400);
    const typed = Object.entries({ ...details, [field]: value }).filter(([, text]) => text !== "");
    expect(Object.keys(returnedForm(answer).error)).toEqual([field]);
    expect(returnedForm(answer).initialValue).toEqual(Object.fromEntries(typed));
  });
});

test.each(hostileCases)("%s in any field of any form breaks nothing", async (_, value) => {
  const cookie = await signIn(await makeUser());
  for (const field of Object.keys(details)) expect((await save(cookie, { [field]: value })).status).toBeLessThan(500);
  expect((await change(cookie, value, value)).status).toBeLessThan(500);
  const query = new URLSearchParams({ tab: value.slice(0, 100), page: value.slice(0, 100) });
  expect((await open(`/profile?${query}`, cookie)).status).toBe(200);
});

describe("another password", () => {
  test("needs the current one, ends all other sessions and gives this browser a new one", async () => {
    const user = await makeUser();
    const [here, elsewhere] = [await signIn(user), await signIn(user)];
    const answer = await change(here, defaultPassword, "Bilkul Naya 7");
    expect(answer).toMatchObject({ status: 302, location: "/profile?tab=password" });
    const renewed = cookieGiven(answer, "session") ?? "";
    expect(await findViewer(renewed)).toMatchObject({ id: user.id });
    for (const ended of [here, elsewhere]) expect(await findViewer(ended.slice("session=".length))).toBeNull();
    expect((await change(`session=${renewed}`, "Bilkul Naya 7", defaultPassword)).status).toBe(302);
  });

  test("is refused at the field when the current one is wrong, and neither comes back", async () => {
    const cookie = await signIn(await makeUser());
    const answer = await change(cookie, "wrong", "Bilkul Naya 7");
    expect(answer.status).toBe(400);
    expect(returnedForm(answer)).toEqual({
      error: { current_password: ["That is not your current password."] },
      initialValue: {},
    });
    expect(await findViewer(cookie.slice("session=".length))).not.toBeNull();
  });

  test.each([
    ["current_password", ""],
    ["current_password", "x".repeat(201)],
    ["new_password", ""],
    ["new_password", "short"],
    ["new_password", "null\u0000byte"],
  ])("%s %j is answered at the field", async (field, value) => {
    const fields = { current_password: defaultPassword, new_password: "Bilkul Naya 7", [field]: value };
    const answer = await change(await signIn(await makeUser()), fields.current_password, fields.new_password);
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error)).toEqual([field]);
  });

  test("cannot be guessed at from a session left open", async () => {
    const cookie = await signIn(await makeUser());
    for (let turn = 0; turn < 10; turn++) expect((await change(cookie, "wrong", "Bilkul Naya 7")).status).toBe(400);
    expect((await change(cookie, defaultPassword, "Bilkul Naya 7")).status).toBe(429);
  });
});

test("a tab without a form takes no form", async () => {
  expect((await answerTo(action(post("/profile?tab=orders", {}, { cookie: await signIn(await makeUser()) })))).status).toBe(405);
});
