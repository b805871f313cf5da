import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emailProofToken } from "#app/domain/accounts/identity/prove-email.server.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { pagesOf, routeAt } from "#tests/support/pages-of.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action as register } from "./auth/route.tsx";
import * as confirm from "./confirm-email.tsx";
import { action as askReset } from "./forgot-password/route.tsx";
import { action as profile } from "./profile/route.tsx";
import { action as sendAgain } from "./profile_.email-proof.ts";

let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.stop());
beforeEach(async () => {
  mail.emails.length = 0;
  await db.outbox.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});
afterEach(() => setClock(null));

const page = pagesOf([routeAt("confirm-email", confirm)]);
const path = (token: string) => `/confirm-email?token=${token}`;
const press = (token: string, cookie: string) => answerTo(confirm.action(post(path(token), {}, { cookie })));
const isProved = async (id: number) => (await db.user.findUniqueOrThrow({ where: { id } })).emailProvedAt !== null;

/** The token of the link in the latest e-mail to an address; it may leave by itself just now. */
async function tokenMailed(to: string): Promise<string> {
  await deliverOutbox();
  const find = () => mail.emails.findLast((email) => email.to.includes(to))?.source ?? "";
  await expect.poll(find).toContain("confirm-email");
  return /confirm-email\?token=(?:3D)?([\w-]+)/.exec(find().replaceAll("=\r\n", ""))?.[1] ?? "";
}
const linksTo = (email: string) => db.outbox.count({ where: { kind: "password_reset", channel: "email", recipient: email } });

describe.each<[Lang, RegExp, string, string]>([
  ["en", /new\.en@made\.test is not confirmed yet/, "Send again", "Your e-mail address is confirmed."],
  ["ur", /new\.ur@made\.test ki tasdeeq abhi nahin hui/, "Dobara bhejein", "Aap ki e-mail ki tasdeeq ho gayi."],
])("the e-mail address of a new account (%s)", (lang, open, again, done) => {
  test("gets a link, says that it is not confirmed, and is confirmed by its button", async () => {
    const email = `new.${lang}@made.test`;
    const form = {
      name: "Sana Rafiq",
      phone: lang === "en" ? "0300 7770001" : "0300 7770002",
      email,
      password: "bohat purana aam",
    };
    const answer = await answerTo(register(post("/auth?tab=register", form, { cookie: `lang=${lang}` })));
    const cookie = `session=${cookieGiven(answer, "session")}; lang=${lang}`;
    const account = await db.user.findUniqueOrThrow({ where: { email } });
    const token = await tokenMailed(email);
    expect(mail.emails.map(({ source }) => source).join()).not.toContain("Sana");
    const { html } = await openShop("/profile", { cookie, lang });
    expect(html).toMatch(open);
    expect(html).toContain(again);

    expect((await page(path(token), { cookie, lang })).html).toContain(email);
    expect(await isProved(account.id)).toBe(false);
    const pressed = await press(token, cookie);
    expect([pressed.location, shownToast(pressed, lang)]).toEqual(["/profile", done]);
    expect(await isProved(account.id)).toBe(true);
    expect((await openShop("/profile", { cookie, lang })).html).not.toMatch(open);
  });
});

describe("the link that confirms an e-mail address", () => {
  const made = async (given: Parameters<typeof makeUser>[0] = {}) => {
    const user = (await makeUser(given as object)) as Awaited<ReturnType<typeof makeUser>> & { email: string };
    return { user, cookie: await signIn(user), token: emailProofToken(user.id, user.email) };
  };

  test("asks who is not signed in to sign in, and confirms nothing for another account", async () => {
    const [owner, thief] = [await made(), await made()];
    expect((await page(path(owner.token), {})).location).toMatch(/^\/auth\?return_to=%2Fconfirm-email/);
    expect((await page(path(owner.token), { cookie: thief.cookie })).html).toContain("This link belongs to another account.");
    expect((await press(owner.token, thief.cookie)).status).toBe(409);
    expect([await isProved(owner.user.id), await isProved(thief.user.id)]).toEqual([false, false]);
  });

  test("is over after 24 hours, when the address is another one, and when it was changed", async () => {
    const { user, cookie, token } = await made();
    for (const wrong of ["", "nothing", `${token.slice(0, -2)}AA`]) expect((await press(wrong, cookie)).status).toBe(409);
    setClock(new Date(now().getTime() + 24 * 3_600_000));
    expect((await press(token, cookie)).status).toBe(409);
    setClock(null);
    await db.user.update({ where: { id: user.id }, data: { email: "other@made.test" } });
    expect((await page(path(token), { cookie })).html).toContain("Your account has another e-mail address by now.");
    expect((await press(token, cookie)).status).toBe(409);
    expect(await isProved(user.id)).toBe(false);
  });

  test("is said to be used up once the address is confirmed", async () => {
    const { cookie, token } = await made({ emailProvedAt: now() });
    expect((await page(path(token), { cookie })).html).toContain("This address is confirmed already.");
    expect((await press(token, cookie)).status).toBe(409);
  });

  test("is sent again five times an hour, and not where nothing is to be confirmed", async () => {
    const { user, cookie } = await made();
    const again = () => answerTo(sendAgain(post("/profile/email-proof", {}, { cookie })));
    for (let sent = 0; sent < 5; sent++) expect(shownToast(await again())).toContain("is on its way");
    expect(shownFailure(await again(), "en")).toBeTruthy();
    expect(await db.outbox.count({ where: { kind: "email_proof", recipient: user.email } })).toBe(5);
    const proved = await made({ emailProvedAt: now() });
    const answer = await answerTo(sendAgain(post("/profile/email-proof", {}, { cookie: proved.cookie })));
    expect(shownFailure(answer, "en")).toBe("There is no e-mail address to confirm on your account.");
  });

  test("goes to an address that is changed in the profile, and not to what an account had meanwhile", async () => {
    const { user, cookie } = await made({ emailProvedAt: now() });
    const loaded = JSON.stringify({ name: user.name, email: user.email, phone: user.phone, whatsapp_phone: "", language: "en" });
    const form = {
      name: user.name,
      language: "en",
      phone: user.phone ?? "",
      email: "neu@made.test",
      loaded,
      current_password: defaultPassword,
    };
    expect((await answerTo(profile(post("/profile?tab=profile", form, { cookie })))).status).toBe(302);
    const token = await tokenMailed("neu@made.test");
    expect((await press(token, cookie)).status).toBe(302);
    expect(await isProved(user.id)).toBe(true);
    await db.outbox.deleteMany();
    await db.user.update({ where: { id: user.id }, data: { emailProvedAt: null } });
    await answerTo(sendAgain(post("/profile/email-proof", {}, { cookie })));
    await db.user.update({ where: { id: user.id }, data: { email: "third@made.test" } });
    mail.emails.length = 0;
    await deliverOutbox();
    expect(mail.emails).toEqual([]);
  });
});

describe("a link for a new password", () => {
  const ask = async (email: string) => {
    await db.$executeRaw`TRUNCATE limits`;
    const { status, location } = await answerTo(askReset(post("/forgot-password", { email })));
    return { status, location };
  };

  test.each([
    ["no longer to an address that nobody confirmed once the phone is proved", { phoneProvedAt: now() }, 0],
    ["to a confirmed address", { phoneProvedAt: now(), emailProvedAt: now() }, 1],
    ["while neither is proved: there is no other way in", {}, 1],
    ["to staff, whose way in it is", { role: "editor" as const, phoneProvedAt: now() }, 1],
  ])("goes %s, and the answer is that for no account", async (_, given, links) => {
    const { email } = await makeUser(given);
    expect(await ask(email)).toEqual(await ask("nobody.at.all@made.test"));
    expect(await linksTo(email)).toBe(links);
  });
});
