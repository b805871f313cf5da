import { describe, expect, test } from "vitest";
import { emailProofToken, proveEmail } from "#app/domain/accounts/identity/prove-email.server.ts";
import { resetPassword } from "#app/domain/accounts/reset-password.server.ts";
import { addMember } from "#app/domain/members/add-member.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { type Answer, answerTo, cookieGiven, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as enterAction } from "./auth/route.tsx";
import { action, loader } from "./join-team.tsx";
import { loader as profile, action as saveProfile } from "./profile/route.tsx";
import { action as sendProof } from "./profile_.email-proof.ts";

const owner = await makeStaff("super_admin");

/** The path of a new invite's link, as the page shows it. */
async function makeInvite(form: Record<string, string>): Promise<string> {
  const { html } = await openAdmin("/admin/team/invite", { ...owner, form });
  return /value="http:\/\/[^/]*(\/join-team\?token=[\w-]{43})"/.exec(html)?.[1] ?? "";
}

test("an invite's link stands on the page once and nowhere in its address, and signs its reader into the team", async () => {
  expect(await makeInvite({ email: "asif@made.test", role: "viewer" })).not.toBe("");
  expect((await openAdmin("/admin/team", owner)).html).toContain("asif@made.test");

  const link = await makeInvite({ email: "", role: "editor" });
  const reader = await makeUser({ name: "Asif Jamil" });
  const cookie = await signIn(reader);
  const { body } = await answerTo(loader(visit(link, { cookie })));
  expect(body).toMatchObject({ what: expect.stringContaining("as Editor."), viewer: { name: "Asif Jamil" } });
  const joined = await answerTo(action(post(link, {}, { cookie })));
  expect([joined.status, joined.location, shownToast(joined)]).toEqual([302, "/admin", "Welcome to the team!"]);
  expect((await openAdmin("/admin/faq", { cookie })).location).toContain("/auth");
  const session = { cookie: `session=${cookieGiven(joined, "session")}` };
  expect((await openAdmin("/admin/faq", session)).location).toBe("/profile?tab=password");

  const again = await answerTo(action(post(link, {}, { cookie: await signIn(await makeUser()) })));
  expect(again.status).toBe(409);
  expect(again.body).toEqual({
    refusal: "This invite has expired, was withdrawn or was already used. Please ask for a new one.",
  });
});

describe("a member who has a customer's password", () => {
  const long = "Gobhi aur Matar 12";
  const enter = (email: string, password: string) => answerTo(enterAction(post("/auth", { email, password })));
  const sessionOf = (answer: Answer) => ({ cookie: `session=${cookieGiven(answer, "session")}` });

  async function addedMember(password: string) {
    const { id, email } = await makeUser({ password });
    expect(await addMember({ who: email, role: "editor", by: owner.id })).toMatchObject({ ok: true });
    return { id, email };
  }

  test("chooses one of twelve characters at the next sign-in, before any page of the back office opens", async () => {
    const { email } = await addedMember("8Zeichen");
    const session = sessionOf(await enter(email, "8Zeichen"));
    for (const path of ["/admin", "/admin/faq", "/admin/products/new"])
      expect((await openAdmin(path, session)).location).toBe("/profile?tab=password");
    const shown = await answerTo(profile(visit("/profile?tab=password", session)));
    expect(shown.body).toMatchObject({ shown: { isRequired: true, leastPassword: 12 } });
    const choose = (next: string) =>
      answerTo(saveProfile(post("/profile?tab=password", { current_password: "8Zeichen", new_password: next }, session)));
    expect(returnedForm(await choose("elevenchars")).error).toEqual({ new_password: [expect.stringContaining("12")] });
    const chosen = await choose(long);
    expect(chosen.location).toBe("/admin");
    expect((await openAdmin("/admin/faq", sessionOf(chosen))).status).toBe(200);
    expect((await openAdmin("/admin/faq", session)).location).toContain("/auth");
  });

  test("keeps one that has twelve characters already", async () => {
    const { email } = await addedMember(long);
    expect((await openAdmin("/admin/faq", sessionOf(await enter(email, long)))).status).toBe(200);
  });

  test("chooses it by a link as well", async () => {
    const { id, email } = await addedMember("8Zeichen");
    const token = newToken();
    await db.passwordReset.create({
      data: { tokenHash: tokenHash(token), userId: id, expiresAt: new Date(Date.now() + 60_000) },
    });
    expect(await resetPassword({ token, password: long })).toMatchObject({ ok: true });
    expect((await openAdmin("/admin/faq", sessionOf(await enter(email, long)))).status).toBe(200);
  });

  test("is signed out by joining: no session of the old rule stays open", async () => {
    const user = await makeUser({ password: "8Zeichen" });
    const cookie = await signIn(user);
    await addMember({ who: user.email, role: "editor", by: owner.id });
    expect((await openAdmin("/admin/faq", { cookie })).location).toContain("/auth");
  });
});

test("a visitor is led to sign in or to register, and back", async () => {
  const link = await makeInvite({ email: "", role: "viewer" });
  expect((await answerTo(loader(visit(link)))).body).toMatchObject({ viewer: null, over: null, here: link });
  const sent = await answerTo(action(post(link, {})));
  expect(sent.location).toBe(`/auth?return_to=${encodeURIComponent(link)}`);
});

test("a link that nobody made, or a broken one, is answered with a sentence", async () => {
  for (const token of ["", "x", "%00", "x".repeat(5000)]) {
    const { body } = await answerTo(loader(visit(`/join-team?token=${token}`)));
    expect(body).toMatchObject({ what: null, over: expect.stringContaining("This invite has expired") });
  }
});

test("an e-mail address that is none is refused at its field, and what was typed stays", async () => {
  const { status, html } = await openAdmin("/admin/team/invite", { ...owner, form: { email: "asif at home", role: "viewer" } });
  expect(status).toBe(400);
  expect(html).toContain('value="asif at home"');
  expect(await db.teamInvite.count({ where: { email: "asif at home" } })).toBe(0);
});

describe("an invite made out to an e-mail address", () => {
  const other = {
    en: "This invite was made out to another e-mail address than your account's. Sign in with the account of that address, or ask for an invite of your own.",
    ur: "Yeh invite kisi aur e-mail address ke liye hai, aap ke account ke address ke liye nahin. Us address ke account se sign in karein, ya apni invite mangwayein.",
  };
  const unproved = {
    en: "Confirm your e-mail address first by the link that we send there. Then open this invite again.",
    ur: "Pehle us link se apni e-mail ki tasdeeq karein jo hum wahan bhejte hain. Phir yeh invite dobara kholein.",
  };
  const roleOf = async (id: number) => (await db.user.findUniqueOrThrow({ where: { id } })).role;
  const take = (link: string, cookie: string) => answerTo(action(post(link, {}, { cookie })));

  test.each(["en", "ur"] as const)(
    "is of no use to whoever else gets hold of the link, and stays open for its addressee (%s)",
    async (lang) => {
      const email = `nadia.${lang}@made.test`;
      const link = await makeInvite({ email: `Nadia.${lang}@Made.test`, role: "editor" });
      for (const thief of [
        await makeUser({ emailProvedAt: new Date() }),
        await makeUser({ email: null }),
        await makeUser({ email: `x${email}`, emailProvedAt: new Date() }),
      ]) {
        const jar = `${await signIn(thief)}; lang=${lang}`;
        const shown = await answerTo(loader(visit(link, { cookie: jar })));
        expect(shown.body).toMatchObject({ what: null, over: other[lang], confirm: null });
        const taken = await take(link, jar);
        expect([taken.status, taken.body]).toEqual([409, { refusal: other[lang] }]);
        expect(await roleOf(thief.id)).toBeNull();
        expect((await openAdmin("/admin/faq", { cookie: jar })).status).toBe(403);
      }
      const nadia = await makeUser({ email, emailProvedAt: new Date() });
      const joined = await take(link, `${await signIn(nadia)}; lang=${lang}`);
      expect([joined.status, joined.location]).toEqual([302, "/admin"]);
      expect(await roleOf(nadia.id)).toBe("editor");
    },
  );

  test.each(["en", "ur"] as const)(
    "asks an account that never proved the address to confirm it first, by the link that is sent there (%s)",
    async (lang) => {
      const email = `rabia.${lang}@made.test`;
      const link = await makeInvite({ email, role: "viewer" });
      const rabia = await makeUser({ email, phoneProvedAt: new Date() });
      const jar = `${await signIn(rabia)}; lang=${lang}`;
      expect((await answerTo(loader(visit(link, { cookie: jar })))).body).toMatchObject({
        what: null,
        over: unproved[lang],
        confirm: email,
      });
      expect(await take(link, jar)).toMatchObject({ status: 409, body: { refusal: unproved[lang] } });

      expect((await answerTo(sendProof(post("/profile/email-proof", {}, { cookie: jar })))).status).toBe(302);
      const { payload } = await db.outbox.findFirstOrThrow({ where: { kind: "email_proof", recipient: email } });
      expect(payload).toEqual({ userId: rabia.id });
      expect(await proveEmail(emailProofToken(rabia.id, email), rabia.id)).toMatchObject({ ok: true });
      const joined = await take(link, jar);
      expect([joined.status, joined.location]).toEqual([302, "/admin"]);
    },
  );
});
