import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findViewer } from "#app/domain/accounts/session.server.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { setKnownDeviceCookie } from "#app/http/known-device.server.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { action as authAction } from "../auth/route.tsx";
import { action as forgotAction, loader as forgotLoader } from "../forgot-password/route.tsx";
import { action, loader } from "./route.tsx";

const start = new Date("2026-11-20T08:00:00Z");
const minutes = (count: number) => setClock(new Date(start.getTime() + count * 60_000));
const [phone, typed] = ["+923012345678", "0301-2345678"];

let gateway: Awaited<ReturnType<typeof startGateway>>;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  [gateway, mail] = await Promise.all([startGateway(), startMailServer()]);
});
afterAll(() => Promise.all([gateway.stop(), mail.stop()]));
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
  mail.emails.length = 0;
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
  await db.whatsappMessage.deleteMany();
  await db.passwordResetCode.deleteMany();
  await db.user.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

const ask = (email: string) => answerTo(forgotAction(post("/forgot-password", { email })));
/** Asks from a network of its own, so that its limit is none of what is tested. */
const askFrom = (nth: number, number = typed) => inRequestScope({ requestId: "", address: `203.0.${nth}.7` }, () => ask(number));
const enter = (path: string, code: string, password = "Naya Password 1") => answerTo(action(post(path, { code, password })));
const open = async (path: string) => (await answerTo(loader(visit(path)))).body as { expired: string | null; isByCode: boolean };
const signInWith = async (password: string) => (await answerTo(authAction(post("/auth", { email: typed, password })))).status;

/** Asks for a code and reads it where it arrives. */
async function askForCode(): Promise<{ path: string; code: string }> {
  const { location: path = "" } = await ask(typed);
  await deliverOutbox();
  return { path: path ?? "", code: /\d{6}/.exec(gateway.messages.at(-1)?.message ?? "")?.[0] ?? "" };
}

/** A code that is not this one. */
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, "0");

describe("a password forgotten by who knows their phone number", () => {
  test("is replaced by a code of six digits that arrives by WhatsApp, and every session ends", async () => {
    const user = await makeUser({ phone });
    const browser = (await signIn(user)).slice("session=".length);
    const { path, code } = await askForCode();
    expect(path).toMatch(/^\/reset-password\?request=[\w-]{43}$/);
    expect(gateway.messages).toMatchObject([{ phone, message: expect.stringContaining(`${code} is your code`) }]);
    expect(await open(path)).toMatchObject({ expired: null, isByCode: true });
    expect(await enter(path, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 302, location: "/auth" });
    expect(await findViewer(browser)).toBeNull();
    expect(await signInWith(defaultPassword)).toBe(400);
    expect(await signInWith("Naya Password 1")).toBe(302);
    expect((await enter(path, code)).status).toBe(409);
    expect(mail.emails).toEqual([]);
  });

  test("the code stands in no table, and neither the log of WhatsApp nor the message centre keeps it", async () => {
    await makeUser({ phone });
    const { path, code } = await askForCode();
    const rows = [await db.outbox.findMany(), await db.passwordResetCode.findMany(), await db.whatsappMessage.findMany()];
    expect(rows.map(({ length }) => length)).toEqual([1, 1, 1]);
    const text = JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value));
    expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect(text).not.toContain(path.split("=")[1]);
  });

  test("the code works for ten minutes and is not sent any more afterwards", async () => {
    await makeUser({ phone });
    const { path, code } = await askForCode();
    minutes(9.9);
    expect((await open(path)).expired).toBeNull();
    minutes(10.1);
    expect((await open(path)).expired).toContain("no longer works");
    expect((await enter(path, code)).status).toBe(409);
    await ask(typed);
    minutes(21);
    expect(await deliverOutbox()).toBe(0);
    expect(gateway.messages).toHaveLength(1);
  });

  test("five tries are all, also when many are made at once", async () => {
    await makeUser({ phone });
    const { path, code } = await askForCode();
    for (let by = 1; by < 5; by++) {
      const answer = await enter(path, other(code, by));
      expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([400, ["code"]]);
    }
    expect((await enter(path, other(code, 5))).status).toBe(409);
    expect((await enter(path, code)).status).toBe(409);
    expect((await open(path)).expired).not.toBeNull();

    const again = await askForCode();
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, by) => enter(again.path, other(again.code, by + 1))));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(4);
    expect((await enter(again.path, again.code)).status).toBe(409);
    expect(await signInWith(defaultPassword)).toBe(302);
  });

  test("the code of one request opens no other, and a used one uses up the others", async () => {
    await makeUser({ phone });
    const [first, second] = [await askForCode(), await askForCode()];
    expect((await enter(first.path, second.code)).status).toBe(400);
    const both = await Promise.all([enter(second.path, second.code), enter(second.path, second.code, "Doosra Password")]);
    expect(both.map(({ status }) => status).sort()).toEqual([302, 409]);
    expect((await enter(first.path, first.code)).status).toBe(409);
  });

  test.each([
    ["five digits", "12345"],
    ["letters", "abcdef"],
    ["nothing", ""],
  ])("%s are answered at the field and spend no try; nor does a password that everybody uses", async (_, wrong) => {
    await makeUser({ phone });
    const { path, code } = await askForCode();
    for (let turn = 0; turn < 6; turn++) {
      expect(Object.keys(returnedForm(await enter(path, wrong)).error)).toEqual(["code"]);
      expect(Object.keys(returnedForm(await enter(path, code, "iloveyou")).error)).toEqual(["password"]);
    }
    expect((await enter(path, code)).status).toBe(302);
  });
});

describe("asking by phone number", () => {
  test("gets the same answer in the same time whether the account exists or not, and so does each try", async () => {
    await makeUser({ phone });
    const timed = async (email: string) => {
      const since = performance.now();
      const answer = await ask(email);
      expect(performance.now() - since).toBeGreaterThan(245);
      return answer;
    };
    const [known, unknown] = [await timed(typed), await timed("0333-7654321")];
    for (const { status, location } of [known, unknown]) {
      expect(status).toBe(302);
      const path = location ?? "";
      expect(path).toMatch(/^\/reset-password\?request=[\w-]{43}$/);
      expect(await open(path)).toMatchObject({ expired: null, isByCode: true, least: 8 });
      const tries = [];
      for (let turn = 0; turn < 6; turn++) tries.push((await enter(path, "000000")).status);
      expect(tries).toEqual([400, 400, 400, 400, 409, 409]);
    }
    expect(await db.outbox.count()).toBe(1);
  });

  test("is refused from the sixth network on with the time of day to ask again, with and without an account", async () => {
    await makeUser({ phone: "+923217000001" });
    for (const number of ["0321-7000001", "0321-7000002"]) {
      const from = (nth: number) => inRequestScope({ requestId: "", address: `203.0.${nth}.7` }, () => ask(number));
      const places = await Promise.all(Array.from({ length: 50 }, (_, nth) => from(nth)));
      expect(places.filter(({ status }) => status === 302)).toHaveLength(5);
      const refused = places.find(({ status }) => status === 429);
      expect(refused && returnedForm(refused).error[""]?.[0]).toMatch(
        /^Too many codes were asked for; try again at 2:0\d\u00a0pm\.$/,
      );
      expect(refused?.headers.get("Retry-After")).toMatch(/^\d{4}$/);
    }
    expect(await db.outbox.count()).toBe(5);
  });

  test("is refused to one network after two requests, and that uses up nobody else's", async () => {
    await makeUser({ phone: "+923217000003" });
    const statuses = [];
    for (let turn = 0; turn < 9; turn++) statuses.push((await askFrom(1, "0321-7000003")).status);
    expect(statuses).toEqual([302, 302, 429, 429, 429, 429, 429, 429, 429]);
    for (const nth of [2, 3, 4]) expect((await askFrom(nth, "0321-7000003")).status).toBe(302);
  });

  test("stays open to the owner on a known browser and on a network the account is signed in from, whatever strangers ask", async () => {
    const user = await makeUser({ phone: "+923217000004" });
    await signIn(user);
    await db.session.updateMany({ where: { userId: user.id }, data: { address: "198.51.100.9" } });
    await Promise.all(Array.from({ length: 50 }, (_, nth) => askFrom(nth, "0321-7000004")));
    const cookie = setKnownDeviceCookie(visit("/").request, user.id).split(";", 1)[0] ?? "";
    const asked = (address: string, given: string) =>
      inRequestScope({ requestId: "", address }, () =>
        answerTo(forgotAction(post("/forgot-password", { email: "0321-7000004" }, { cookie: given }))),
      );
    expect((await asked("192.0.2.1", "")).status).toBe(429);
    for (let turn = 0; turn < 3; turn++) expect((await asked("192.0.2.1", cookie)).status).toBe(302);
    for (let turn = 0; turn < 2; turn++) expect((await asked("198.51.100.9", "")).status).toBe(302);
    expect((await asked("198.51.100.9", "")).status).toBe(429);
    const stranger = setKnownDeviceCookie(visit("/").request, user.id + 1).split(";", 1)[0] ?? "";
    expect((await asked("192.0.2.2", stranger)).status).toBe(429);
  });

  test("sends staff a link by e-mail: no gateway opens the back office", async () => {
    await makeUser({ phone, email: "editor@made.test", role: "editor" });
    const answer = await ask(typed);
    expect(answer.location).toContain("/reset-password?request=");
    await deliverOutbox();
    expect([gateway.messages.length, mail.emails.map(({ to }) => to)]).toEqual([0, [["editor@made.test"]]]);
    expect(mail.emails[0]?.source).toContain("/reset-password?token=");
  });

  test.each([
    ["no gateway is configured", () => setWhatsapp({ api_config: { base_url: "" } })],
    [
      "the gateway is down",
      () => db.outboxLane.create({ data: { name: "whatsapp", downSince: now(), probeAt: now() } }).then(() => undefined),
    ],
  ])("sends a link to the account's e-mail while %s, and the page promises no code", async (_, unset) => {
    await unset();
    await makeUser({ phone, email: "ayesha@made.test" });
    expect((await answerTo(forgotLoader(visit("/forgot-password")))).body).toMatchObject({
      how: expect.not.stringContaining("WhatsApp"),
    });
    for (const email of [typed, "0333-7654321"]) expect((await ask(email)).location).toBe("/forgot-password?sent");
    await deliverOutbox();
    expect(mail.emails.map(({ to }) => to)).toEqual([["ayesha@made.test"]]);
    expect(await db.passwordResetCode.count()).toBe(0);
  });

  test("sends an account without an e-mail address its code, and where WhatsApp is not connected nothing to nobody", async () => {
    await db.user.deleteMany();
    await makeUser({ phone, email: null });
    expect((await askForCode()).code).toMatch(/^\d{6}$/);
    await setWhatsapp({ api_config: { base_url: "", cred_id: "" } });
    expect((await ask(typed)).location).toBe("/forgot-password?sent");
    expect(await db.outbox.count({ where: { channel: "email" } })).toBe(0);
  });

  test("by e-mail address leads to a link as before, also where WhatsApp is connected", async () => {
    await makeUser({ phone, email: "ayesha@made.test" });
    expect((await ask("Ayesha@made.test")).location).toBe("/forgot-password?sent");
    await deliverOutbox();
    expect([gateway.messages.length, mail.emails.length]).toEqual([0, 1]);
  });
});

test("ten messages of a day's number are kept back for codes: orders wait for midnight, a code passes", async () => {
  await makeUser({ phone });
  await setWhatsapp({ pace: { min_seconds: 0, max_seconds: 0, daily_cap: 40 } });
  await db.outboxLane.create({ data: { name: "whatsapp", sentToday: 30, countedOn: new Date("2026-11-20") } });
  const order = { channel: "whatsapp", kind: "cart_reminder", payload: { reminder: 1 }, urgency: 1, notBefore: start } as const;
  await db.outbox.create({ data: { ...order, recipient: "+923339998887" } });
  await ask(typed);
  expect(await deliverOutbox()).toBe(1);
  expect(gateway.messages.map((message) => message.phone)).toEqual([phone]);
  expect(await db.outbox.findFirst({ where: { kind: "cart_reminder" } })).toMatchObject({ status: "waiting", tries: 0 });
});
