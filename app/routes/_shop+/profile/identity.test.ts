import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emailProofToken, proveEmail } from "#app/domain/accounts/identity/prove-email.server.ts";
import { requestReset } from "#app/domain/accounts/request-reset.server.ts";
import { resetCode } from "#app/domain/accounts/reset-code.server.ts";
import { resetPassword, resetPasswordByCode } from "#app/domain/accounts/reset-password.server.ts";
import { resetToken } from "#app/domain/accounts/reset-token.server.ts";
import { findViewer } from "#app/domain/accounts/session.server.ts";
import { verifyCredentials } from "#app/domain/accounts/verify-credentials.server.ts";
import { offerReset } from "#app/domain/users/offer-reset.server.ts";
import { db } from "#app/platform/db.server.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { startGateway } from "#tests/fixtures/whatsapp-gateway.ts";
import { action } from "./route.tsx";

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
beforeEach(() => db.outbox.deleteMany());

const next = "ein neues Passwort";

/** Asks for a code by phone and reads it where the shop keeps it. */
async function codeFor(phone: string) {
  const asked = await requestReset(phone);
  const request = (asked.ok && asked.value) || "";
  const { nonce } = await db.passwordResetCode.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
  return { request, code: resetCode(nonce) };
}

const told = async () =>
  (await db.outbox.findMany({ where: { kind: "account_changed" }, orderBy: { id: "asc" } })).map(
    ({ channel, recipient, payload }) => [channel, recipient, (payload as { change: string }).change],
  );

describe("whoever registered somebody else's phone with an e-mail address of their own", () => {
  test("has no way into the account once its owner proved the phone, and both are told", async () => {
    const account = await makeUser({ email: "stranger@evil.test" });
    const phone = account.phone ?? "";
    expect((await resetPasswordByCode({ ...(await codeFor(phone)), password: next })).ok).toBe(true);
    expect(await db.user.findUniqueOrThrow({ where: { id: account.id } })).toMatchObject({
      email: null,
      phoneProvedAt: expect.any(Date),
    });
    expect((await verifyCredentials(phone, next)).ok).toBe(true);
    expect((await verifyCredentials("stranger@evil.test", next)).ok).toBe(false);
    await requestReset("stranger@evil.test");
    expect(await db.passwordReset.count({ where: { userId: account.id, usedAt: null } })).toBe(0);
    expect(await told()).toEqual([
      ["email", "stranger@evil.test", "email-ended"],
      ["whatsapp", phone, "email-ended"],
    ]);
  });

  /** Sets a password by the link that is mailed to an address. */
  async function resetByLink(email: string) {
    await requestReset(email);
    const { payload } = await db.outbox.findFirstOrThrow({
      where: { kind: "password_reset", channel: "email" },
      orderBy: { id: "desc" },
    });
    return resetPassword({ token: resetToken((payload as { nonce: string }).nonce), password: next });
  }

  test("has none either when he followed his own link first: the first proof of the phone ends that address too", async () => {
    const account = await makeUser({ email: "first@evil.test" });
    const phone = account.phone ?? "";
    expect((await resetByLink("first@evil.test")).ok).toBe(true);
    const cookie = await signIn(account);
    expect((await resetPasswordByCode({ ...(await codeFor(phone)), password: next })).ok).toBe(true);
    expect(await db.user.findUniqueOrThrow({ where: { id: account.id } })).toMatchObject({ email: null, emailProvedAt: null });
    expect(await findViewer(cookie.slice("session=".length))).toBeNull();
    expect(await told()).toEqual([
      ["email", "first@evil.test", "email-ended"],
      ["whatsapp", phone, "email-ended"],
    ]);
  });

  test("an address stays that was proved by a link after the phone had been proved", async () => {
    const account = await makeUser({ email: "ayesha@made.test", phoneProvedAt: new Date() });
    await requestReset("ayesha@made.test");
    expect(await db.outbox.count({ where: { kind: "password_reset", recipient: "ayesha@made.test" } })).toBe(0);
    expect((await proveEmail(emailProofToken(account.id, "ayesha@made.test"), account.id)).ok).toBe(true);
    expect((await resetPasswordByCode({ ...(await codeFor(account.phone ?? "")), password: next })).ok).toBe(true);
    expect((await db.user.findUniqueOrThrow({ where: { id: account.id } })).email).toBe("ayesha@made.test");
    expect(await told()).toEqual([]);
  });

  test("a link that staff pass on to an account without an address proves none that is added later", async () => {
    const [account, admin] = [await makeUser({ email: null }), await makeUser({ role: "super_admin" })];
    const offered = await offerReset(account.id, { by: admin.id });
    const token = offered.ok ? (offered.value.path.split("token=")[1] ?? "") : "";
    expect((await resetPassword({ token, password: next })).ok).toBe(true);
    expect((await db.user.findUniqueOrThrow({ where: { id: account.id } })).emailProvedAt).toBeNull();
  });
});

describe("an open session", () => {
  const save = async (user: { name: string }, cookie: string, form: Record<string, string>) =>
    answerTo(action(post("/profile?tab=profile", { name: user.name, language: "en", ...form }, { cookie })));

  test("changes neither phone nor e-mail without the current password, and loses nothing that was typed", async () => {
    const user = await makeUser({ email: null });
    const cookie = await signIn(user);
    const typed = { phone: "0300 9998877", email: "thief@evil.test" };
    for (const [password, said] of [
      ["", "Please confirm that it is you: write your current password."],
      ["not this one", "That is not your current password."],
    ] as const) {
      const refused = await save(user, cookie, { ...typed, current_password: password });
      expect(returnedForm(refused).error).toEqual({ current_password: [said] });
      expect(returnedForm(refused).initialValue).toMatchObject(typed);
      expect(JSON.stringify(returnedForm(refused))).not.toContain("not this one");
    }
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ phone: user.phone, email: null });
    expect(await told()).toEqual([]);
  });

  test("with the password they change, the phone is proved no more, and the number before is told", async () => {
    const user = await makeUser({ email: null, phoneProvedAt: new Date() });
    const cookie = await signIn(user);
    const form = { phone: "0300 9998866", email: "new@made.test", current_password: defaultPassword };
    expect((await save(user, cookie, form)).status).toBe(302);
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      phone: "+923009998866",
      email: "new@made.test",
      phoneProvedAt: null,
      emailProvedAt: null,
    });
    expect(await told()).toEqual([
      ["whatsapp", user.phone, "phone"],
      ["whatsapp", user.phone, "email"],
    ]);
  });

  test("undoes nothing that another window changed since: what it did not change is not written, what both changed is asked about", async () => {
    const user = await makeUser({ whatsappPhone: "+923330001111" });
    const cookie = await signIn(user);
    const loaded = JSON.stringify({
      name: user.name,
      email: user.email,
      phone: user.phone,
      whatsapp_phone: "+923330001111",
      language: "en",
    });
    const newer = { phone: "+923450000001", email: "newer@made.test", whatsappPhone: "+923330002222" };
    await db.user.update({ where: { id: user.id }, data: newer });
    const stale = { phone: user.phone ?? "", email: user.email, whatsapp_phone: "0333-0001111", loaded };
    expect((await save({ name: "Ayesha Bibi" }, cookie, stale)).status).toBe(302);
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ ...newer, name: "Ayesha Bibi" });
    const both = await save({ name: "Ayesha Bibi" }, cookie, {
      ...stale,
      phone: "0345-0000009",
      current_password: defaultPassword,
    });
    expect([both.status, returnedForm(both).error]).toEqual([
      409,
      { phone: ["This was changed in another window meanwhile. Look at what you typed, then save again."] },
    ]);
    expect(returnedForm(both).initialValue).toMatchObject({ phone: "0345-0000009" });
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject(newer);
    expect(await told()).toEqual([]);
  });

  test("takes an e-mail address out or replaces it with the password, and tells the one before; staff keep one", async () => {
    for (const [email, status] of [
      ["other-address@made.test", 302],
      ["", 302],
    ] as const) {
      await db.outbox.deleteMany();
      const user = await makeUser({ emailProvedAt: new Date() });
      const loaded = JSON.stringify({
        name: user.name,
        email: user.email,
        phone: user.phone,
        whatsapp_phone: "",
        language: "en",
      });
      const form = { phone: user.phone ?? "", email, loaded };
      const cookie = await signIn(user);
      expect((await save(user, cookie, form)).status).toBe(409);
      expect((await save(user, cookie, { ...form, current_password: defaultPassword })).status).toBe(status);
      const saved = await db.user.findUniqueOrThrow({ where: { id: user.id } });
      expect(saved).toMatchObject({ email: email || null, emailProvedAt: null });
      expect(await told()).toEqual([
        ["whatsapp", user.phone, "email"],
        ["email", user.email, "email"],
      ]);
    }
    const editor = await makeUser({ role: "editor" });
    const loaded = JSON.stringify({
      name: editor.name,
      email: editor.email,
      phone: editor.phone,
      whatsapp_phone: "",
      language: "en",
    });
    const emptied = { phone: editor.phone ?? "", email: "", loaded, current_password: defaultPassword };
    const refused = await save(editor, await signIn(editor), emptied);
    expect(returnedForm(refused).error).toEqual({ email: ["Staff sign in by e-mail: it cannot stay empty."] });
  });

  test("name and language need no password", async () => {
    const user = await makeUser();
    const cookie = await signIn(user);
    expect((await save({ name: "Ayesha Bibi" }, cookie, { phone: user.phone ?? "" })).status).toBe(302);
    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).name).toBe("Ayesha Bibi");
  });
});
