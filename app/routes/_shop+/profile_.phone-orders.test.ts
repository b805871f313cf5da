import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mayProvePhone } from "#app/domain/accounts/identity/identity-code.server.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { action as forgot } from "./forgot-password/route.tsx";
import { action, loader } from "./profile_.phone-orders.tsx";
import { loader as resetPage, action as resetPassword } from "./reset-password/route.tsx";

const start = new Date("2026-11-20T08:00:00Z");
const minutes = (count: number) => setClock(new Date(start.getTime() + count * 60_000));
const [phone, typed, othersPhone] = ["+923012345678", "0301-2345678", "+923339998877"];
const page = "/profile/phone-orders";

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  setClock(start);
  await setWhatsapp({
    api_config: { base_url: gateway.baseUrl, cred_id: "shop-1" },
    pace: { min_seconds: 0, max_seconds: 0, daily_cap: 1000 },
  });
});
afterEach(async () => {
  setClock(null);
  gateway.messages.length = 0;
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
  await db.passwordResetCode.deleteMany();
  await db.order.updateMany({ data: { customerPhone: "+923000000000" } });
  await db.contact.deleteMany();
  await db.user.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

/** A customer with another phone number than the one that was ordered from. */
async function arrive() {
  const user = await makeUser({ phone: null });
  return { id: user.id, cookie: await signIn(user) };
}
type Person = Awaited<ReturnType<typeof arrive>>;

const ask = ({ cookie }: Person, number = typed) => answerTo(action(post(page, { phone: number }, { cookie })));
const enter = (path: string, code: string, { cookie }: Person) => answerTo(action(post(path, { code }, { cookie })));
const open = async (path: string, { cookie }: Person) =>
  (await answerTo(loader(visit(path, { cookie })))).body as { over: string | null; isAwaited: boolean };
const codeIn = (message = "") => /\d{6}/.exec(message)?.[0] ?? "";
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, "0");
const ownerOf = async (id: number) => (await db.order.findUniqueOrThrow({ where: { id } })).userId;

/** Asks for a code and reads it where it arrives. */
async function askForCode(person: Person, number = typed): Promise<{ path: string; code: string }> {
  const { location } = await ask(person, number);
  await deliverOutbox();
  return { path: location ?? "", code: codeIn(gateway.messages.at(-1)?.message) };
}

describe("orders that were given by phone", () => {
  test("join the account whose owner enters the code that came to that phone, with the contact, on record", async () => {
    const ayesha = await arrive();
    const contact = await db.contact.create({ data: { name: "Ayesha", phone } });
    const own = [await makeOrder({ source: "phone", contactId: contact.id }), await makeOrder({ status: "delivered" })];
    const others = await makeOrder({ source: "phone", customerPhone: othersPhone });
    const { path, code } = await askForCode(ayesha);
    expect(path).toMatch(/^\/profile\/phone-orders\?request=[\w-]{43}$/);
    expect(gateway.messages).toMatchObject([{ phone, message: expect.stringContaining(`${code} is your code`) }]);
    const answer = await enter(path, `${code.slice(0, 3)} ${code.slice(3)}`, ayesha);
    expect(answer).toMatchObject({ status: 302, location: "/profile?tab=orders#orders" });
    expect(shownToast(answer)).toBe("Orders that joined your account: 2.");
    for (const { id } of own) expect(await ownerOf(id)).toBe(ayesha.id);
    expect(await ownerOf(others.id)).toBeNull();
    expect(await db.contact.findFirst()).toMatchObject({ userId: ayesha.id });
    const entry = await db.auditEntry.findFirst({ where: { action: "join-orders" }, orderBy: { id: "desc" } });
    expect(entry).toMatchObject({ entityId: String(ayesha.id), byUserId: ayesha.id, after: { orders: 2 } });
    const rows = JSON.stringify([await db.outbox.findMany(), await db.passwordResetCode.findMany()], (_, value) =>
      typeof value === "bigint" ? String(value) : value,
    );
    expect(rows).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  test("need a signed-in customer", async () => {
    for (const answer of [await answerTo(loader(visit(page))), await answerTo(action(post(page, { phone: typed })))])
      expect(answer).toMatchObject({ status: 302, location: expect.stringMatching(/^\/auth\?return_to=/) });
  });

  test("that belong to an account already stay there, and no code is sent for them", async () => {
    const owner = await makeUser({ phone });
    const { id } = await makeOrder({ userId: owner.id });
    const stranger = await arrive();
    const { path } = await askForCode(stranger);
    expect([await open(path, stranger), gateway.messages]).toMatchObject([{ over: null, isAwaited: true }, []]);
    for (let by = 0; by < 4; by++) expect((await enter(path, String(100_000 + by), stranger)).status).toBe(400);
    expect((await enter(path, "100009", stranger)).status).toBe(409);
    expect(await ownerOf(id)).toBe(owner.id);
  });
});

describe("a code for earlier orders", () => {
  test("is nobody else's: neither with its request nor for the orders of another phone", async () => {
    const [ayesha, thief] = [await arrive(), await arrive()];
    const { id } = await makeOrder({ customerPhone: phone });
    const { id: othersId } = await makeOrder({ customerPhone: othersPhone });
    const own = await askForCode(ayesha);
    const thiefs = await askForCode(thief, "0333-9998877");
    expect((await enter(own.path, own.code, thief)).status).toBe(409);
    expect((await enter(own.path, thiefs.code, thief)).status).toBe(thiefs.code === own.code ? 409 : 400);
    expect(await ownerOf(id)).toBeNull();
    expect((await enter(thiefs.path, thiefs.code, thief)).status).toBe(302);
    expect([await ownerOf(id), await ownerOf(othersId)]).toEqual([null, thief.id]);
  });

  test("works once, also when it is entered twice at the same moment", async () => {
    const ayesha = await arrive();
    await makeOrder();
    const { path, code } = await askForCode(ayesha);
    const statuses = (await Promise.all([enter(path, code, ayesha), enter(path, code, ayesha)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([302, 409]);
    const later = await makeOrder();
    expect((await enter(path, code, ayesha)).status).toBe(409);
    expect(await ownerOf(later.id)).toBeNull();
    expect((await open(path, ayesha)).over).toContain("no longer works");
  });

  test("has five tries, and works for ten minutes", async () => {
    const ayesha = await arrive();
    const { id } = await makeOrder();
    const guessed = await askForCode(ayesha);
    for (let by = 1; by < 5; by++) {
      const answer = await enter(guessed.path, other(guessed.code, by), ayesha);
      expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([400, ["code"]]);
    }
    expect((await enter(guessed.path, other(guessed.code, 5), ayesha)).status).toBe(409);
    expect((await enter(guessed.path, guessed.code, ayesha)).status).toBe(409);
    const late = await askForCode(ayesha);
    minutes(10.1);
    expect((await enter(late.path, late.code, ayesha)).status).toBe(409);
    expect(await ownerOf(id)).toBeNull();
  });

  test("sets no password, and a code for a password joins no orders", async () => {
    const ayesha = await arrive();
    const { id } = await makeOrder();
    const { path, code } = await askForCode(ayesha);
    const asReset = path.replace(page, "/reset-password");
    expect((await answerTo(resetPage(visit(asReset)))).body).toMatchObject({ expired: expect.any(String) });
    expect((await answerTo(resetPassword(post(asReset, { code, password: "Naya Password 1" })))).status).toBe(409);
    await db.user.update({ where: { id: ayesha.id }, data: { phone } });
    const { location } = await answerTo(forgot(post("/forgot-password", { email: typed })));
    await deliverOutbox();
    const passwordCode = codeIn(gateway.messages.at(-1)?.message);
    const asClaim = (location ?? "").replace("/reset-password", page);
    expect((await enter(asClaim, passwordCode, ayesha)).status).toBe(409);
    expect(await ownerOf(id)).toBeNull();
  });

  test("goes to one phone five times an hour for others, with and without orders alike; who has that number is not among them", async () => {
    await makeOrder({ customerPhone: "+923217000005" });
    for (const number of ["0321-7000005", "0345-9998877"]) {
      const statuses = [];
      for (let nth = 0; nth < 7; nth++) {
        const person = await arrive();
        const answer = await inRequestScope({ requestId: "", address: `203.0.${nth}.7` }, () => ask(person, number));
        statuses.push(answer.status);
        if (answer.status === 429)
          expect(returnedForm(answer).error[""]?.[0]).toContain("Too many codes were asked for; try again at");
      }
      expect(statuses).toEqual([302, 302, 302, 302, 302, 429, 429]);
    }
    expect(await db.outbox.count()).toBe(5);
    const owner = await makeUser({ phone: "+923217000005" });
    const own = { id: owner.id, cookie: await signIn(owner) };
    expect((await ask(own, "0321-7000005")).status).toBe(302);
    expect(await db.outbox.count()).toBe(6);
    const one = await arrive();
    for (let turn = 0; turn < 5; turn++) expect((await ask(one, "0345-1112233")).status).toBe(302);
    expect((await ask(one, "0345-1112233")).status).toBe(429);
  });

  test("for the account's own number proves it, without earlier orders too, and the e-mail address stays", async () => {
    const owner = await makeUser({ phone, email: "ayesha@made.test" });
    const own = { id: owner.id, cookie: await signIn(owner) };
    expect(await mayProvePhone(owner.id)).toBe(true);
    const { path, code } = await askForCode(own);
    const answer = await enter(path, code, own);
    expect([answer.location, shownToast(answer)]).toEqual(["/profile", "Your phone number is proved."]);
    expect(shownToast(answer, "ur")).toBe("Aap ka phone number sabit ho gaya.");
    expect(await db.user.findUniqueOrThrow({ where: { id: owner.id } })).toMatchObject({
      email: "ayesha@made.test",
      phoneProvedAt: expect.any(Date),
    });
    expect(await mayProvePhone(owner.id)).toBe(false);
    await askForCode(own);
    expect(await db.outbox.count()).toBe(1);
  });

  test("for another's number proves nothing", async () => {
    await makeOrder({ customerPhone: othersPhone });
    const user = await makeUser({ phone });
    const own = { id: user.id, cookie: await signIn(user) };
    const { path, code } = await askForCode(own, "0333-9998877");
    expect((await enter(path, code, own)).status).toBe(302);
    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).phoneProvedAt).toBeNull();
  });

  test("a number that is none is answered at its field, and without WhatsApp the page says whom to call", async () => {
    const ayesha = await arrive();
    const wrong = await ask(ayesha, "042-3571234");
    expect([wrong.status, Object.keys(returnedForm(wrong).error), returnedForm(wrong).initialValue]).toEqual([
      400,
      ["phone"],
      { phone: "042-3571234" },
    ]);
    await setWhatsapp({ api_config: { base_url: "" } });
    expect(await open(page, ayesha)).toMatchObject({ isConnected: false });
    const refusal = await ask(ayesha);
    expect([refusal.status, returnedForm(refusal).error]).toEqual([409, { phone: [expect.stringContaining("call us")] }]);
  });
});
