import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findViewer } from "#app/domain/accounts/session.server.ts";
import { verifyCredentials } from "#app/domain/accounts/verify-credentials.server.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, returnedForm } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { setWhatsapp, startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { pagesOf, routeAt } from "#tests/support/pages-of.tsx";
import { action as register } from "./auth/route.tsx";
import { action as profile } from "./profile/route.tsx";
import { action as setPassword } from "./reset-password/route.tsx";
import * as undo from "./undo-change.tsx";
import { action as sendCode } from "./undo-change_.code.ts";

const start = new Date("2026-11-20T08:00:00Z");
const hour = 60 * 60_000;
const at = (hours: number) => setClock(new Date(start.getTime() + hours * hour));

let gateway: Awaited<ReturnType<typeof startGateway>>;
const connected = () => setWhatsapp({ api_config: { base_url: gateway.baseUrl, cred_id: "shop-1" } });
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  at(0);
  await connected();
  await setWhatsapp({ pace: { min_seconds: 0, max_seconds: 0, daily_cap: 1000 } });
});
afterEach(async () => {
  setClock(null);
  gateway.messages.length = 0;
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
  await db.passwordResetCode.deleteMany();
  await db.identityChange.deleteMany();
  await db.user.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

const page = pagesOf([routeAt("undo-change", undo)]);
const open = (link: string, lang: "en" | "ur" = "en") => page(link, { lang });
const press = (link: string, lang = "en") => answerTo(undo.action(post(link, {}, { cookie: `lang=${lang}` })));

/** The link that came to a phone, as a path. */
async function linkTo(phone: string | null): Promise<string> {
  await deliverOutbox();
  const message =
    gateway.messages.findLast((sent) => sent.phone === phone && sent.message.includes("/undo-change"))?.message ?? "";
  const link = /https?:\/\/\S+/.exec(message)?.[0] ?? "";
  return link === "" ? "" : link.slice(new URL(link).origin.length);
}

const thiefs = { phone: "+923009998877", email: "thief@evil.test", password: "chor ka password 1" };

/** A thief at an open session, who knows the password, makes the account his own. */
async function takeOver(given: Parameters<typeof makeUser>[0] = {}) {
  const ayesha = await makeUser({ phoneProvedAt: start, ...given });
  const cookie = await signIn(ayesha);
  const loaded = JSON.stringify({
    name: ayesha.name,
    email: ayesha.email ?? "",
    phone: ayesha.phone,
    whatsapp_phone: "",
    language: "en",
  });
  const form = { name: ayesha.name, language: "en", ...thiefs, current_password: defaultPassword, loaded };
  expect((await answerTo(profile(post("/profile?tab=profile", form, { cookie })))).status).toBe(302);
  const passwords = { current_password: defaultPassword, new_password: thiefs.password };
  const answer = await answerTo(profile(post("/profile?tab=password", passwords, { cookie })));
  expect(answer.status).toBe(302);
  return { ayesha, thief: cookieGiven(answer, "session") ?? "" };
}

const saved = (id: number) => db.user.findUniqueOrThrow({ where: { id } });

describe("who made an account his own at an open session", () => {
  test("loses it by the link that came to the old phone: its owner's phone and e-mail return, no session and no password of his works", async () => {
    const { ayesha, thief } = await takeOver();
    const link = await linkTo(ayesha.phone);
    expect(link).toMatch(/^\/undo-change\?token=[\w-]{43}$/);
    expect((await open(link)).html).toContain("Take the change back");
    expect(await saved(ayesha.id)).toMatchObject({ phone: thiefs.phone, email: thiefs.email });

    at(71.9);
    const answer = await press(link);
    expect([answer.status, cookieGiven(answer, "session")]).toEqual([302, null]);
    expect(await saved(ayesha.id)).toMatchObject({
      ...{ phone: ayesha.phone, email: ayesha.email },
      ...{ phoneProvedAt: start, emailProvedAt: null },
    });
    expect(await findViewer(thief)).toBeNull();
    for (const who of [ayesha.email, ayesha.phone ?? "", thiefs.email, thiefs.phone])
      for (const password of [defaultPassword, thiefs.password]) expect((await verifyCredentials(who, password)).ok).toBe(false);
    expect((await open(answer.location ?? "")).html).toContain("Send me a code for a new password");

    const asked = await answerTo(sendCode(post(link.replace("?", "/code?"), {})));
    expect(asked.location).toMatch(/^\/reset-password\?request=/);
    await deliverOutbox();
    const code = /\d{6}/.exec(gateway.messages.findLast(({ phone }) => phone === ayesha.phone)?.message ?? "")?.[0] ?? "";
    const next = "phir se meri dukaan";
    expect((await answerTo(setPassword(post(asked.location ?? "", { code, password: next })))).status).toBe(302);
    expect((await verifyCredentials(ayesha.phone ?? "", next)).ok).toBe(true);
  });

  test("keeps it when nobody used the link for 72 hours, and the page says so", async () => {
    const { ayesha } = await takeOver();
    const link = await linkTo(ayesha.phone);
    at(72.1);
    for (const [lang, sentence] of [
      ["en", "This link is over: a change can be taken back for 72 hours."],
      ["ur", "Yeh link khatam ho gaya: tabdeeli 72 ghante tak wapas ho sakti hai."],
    ] as const) {
      expect((await open(link, lang)).html).toContain(sentence);
      const answer = await press(link, lang);
      expect([answer.status, (answer.body as { refused: string }).refused]).toEqual([409, expect.stringContaining(sentence)]);
    }
    expect(await saved(ayesha.id)).toMatchObject({ phone: thiefs.phone });
  });

  test("cannot take the old phone or e-mail to another account meanwhile, nor undo what was undone", async () => {
    const { ayesha } = await takeOver();
    const [link, his] = [await linkTo(ayesha.phone), await linkTo(thiefs.phone)];
    const second = { name: "Chor", phone: ayesha.phone ?? "", password: "chor ka password 2" };
    const refused = await answerTo(register(post("/auth?tab=register", second)));
    expect(returnedForm(refused).error).toEqual({ phone: [expect.stringContaining("may still take this back for 72 hours")] });
    expect((await press(link)).status).toBe(302);
    expect(his).not.toBe("");
    const answer = await press(his, "ur");
    expect([answer.status, answer.body]).toEqual([409, { refused: "Yeh tabdeeli pehle hi wapas ho chuki hai." }]);
    expect(await saved(ayesha.id)).toMatchObject({ phone: ayesha.phone });
    at(80);
    await db.user.update({ where: { id: ayesha.id }, data: { phone: "+923330000123" } });
    expect((await answerTo(register(post("/auth?tab=register", second)))).status).toBe(302);
  });
});

describe("the link that takes a change back", () => {
  test("works once; a second time, by two windows too, it says that all is back", async () => {
    const { ayesha } = await takeOver();
    const link = await linkTo(ayesha.phone);
    const answers = await Promise.all([press(link), press(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
    expect((await press(link)).body).toEqual({ refused: "This change was taken back already." });
    expect((await open(link)).html).toContain("This change was taken back already.");
    const ended = await db.outbox.findMany({
      where: { kind: "account_changed", payload: { path: ["change"], equals: "undone" } },
    });
    expect(ended.map(({ recipient }) => recipient).sort()).toEqual([thiefs.phone, thiefs.email].sort());
  });

  test.each([
    ["en", "phone", "Your earlier phone number belongs to another account by now"],
    ["ur", "phone", "Aap ka pehla phone number ab kisi aur account par hai"],
    ["en", "email", "Your earlier e-mail address belongs to another account by now"],
  ] as const)("says in %s when another account has the %s by now, and changes nothing", async (lang, contact, sentence) => {
    const { ayesha, thief } = await takeOver();
    const link = await linkTo(ayesha.phone);
    await makeUser({ [contact]: ayesha[contact] });
    const answer = await press(link, lang);
    expect([answer.status, (answer.body as { refused: string }).refused]).toEqual([409, expect.stringContaining(sentence)]);
    expect(await saved(ayesha.id)).toMatchObject({ phone: thiefs.phone, email: thiefs.email });
    expect(await findViewer(thief)).not.toBeNull();
  });

  test("comes to the old e-mail too, and over WhatsApp although that was away when the change was made", async () => {
    await setWhatsapp({ api_config: { base_url: "", cred_id: "" } });
    const { ayesha } = await takeOver();
    const emails = await db.outbox.findMany({ where: { kind: "account_changed", channel: "email" }, orderBy: { id: "asc" } });
    expect(emails.map(({ recipient }) => recipient)).toEqual([ayesha.email, ayesha.email, thiefs.email]);
    await deliverOutbox();
    expect(gateway.messages).toEqual([]);
    at(1);
    await connected();
    await db.outboxLane.deleteMany();
    expect(await linkTo(ayesha.phone)).toContain("/undo-change?token=");
    expect(JSON.stringify(await db.whatsappMessage.findMany({ select: { messageContent: true } }))).not.toContain("token=");
  });

  test("is not guessed, and one of an unknown token says what to do, in both languages", async () => {
    for (const token of ["", "x", "A".repeat(43), "\u0000", "x".repeat(5000)]) {
      const link = `/undo-change?token=${encodeURIComponent(token)}`;
      expect((await open(link)).html).toContain("This link is not right, or it is over.");
      expect((await open(link, "ur")).html).toContain("Yeh link theek nahin ya khatam ho chuka.");
      expect((await press(link)).status).toBe(409);
      expect((await answerTo(sendCode(post(link.replace("?", "/code?"), {})))).location).toContain("/undo-change?token=");
    }
    expect(await db.outbox.count()).toBe(0);
  });
});
