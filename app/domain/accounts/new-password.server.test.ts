import { afterEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { verifyPassword } from "#app/platform/passwords.server.ts";
import { tokenHash } from "#app/platform/secret.server.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { changePassword } from "./change-password.server.ts";
import { offerOwnerSetup, setUpOwner } from "./owner-setup.server.ts";
import { registerAccount } from "./register-account.server.ts";
import { resetPassword } from "./reset-password.server.ts";

afterEach(() => db.user.deleteMany());

type Chosen = { ok: boolean; refusal?: object };

const register = (password: string): Promise<Chosen> =>
  registerAccount({ name: "Ayesha", email: "ayesha@made.test", phone: "+923012345678", language: "en", password });

async function change(role: "editor" | null, next: string): Promise<Chosen> {
  const { id } = await makeUser({ role });
  return changePassword(id, { current_password: defaultPassword }, next);
}

async function reset(role: "editor" | null, password: string): Promise<Chosen> {
  const { id: userId } = await makeUser({ role });
  const token = `link-${userId}`;
  await db.passwordReset.create({ data: { userId, tokenHash: tokenHash(token), expiresAt: new Date(Date.now() + 60_000) } });
  return resetPassword({ token, password });
}

async function setUp(password: string): Promise<Chosen> {
  const path = await offerOwnerSetup();
  const token = new URL(path ?? "", "http://shop.test").searchParams.get("token") ?? "";
  return setUpOwner({ name: "Haji Sahib", email: "haji@shop.test", phone: "+923001112223", password, token });
}

const ways: [string, (password: string) => Promise<Chosen>, string][] = [
  ["a new customer", register, "password"],
  ["a customer who changes it", (password) => change(null, password), "new_password"],
  ["a customer who forgot it", (password) => reset(null, password), "password"],
  ["staff who change it", (password) => change("editor", password), "new_password"],
  ["staff who forgot it", (password) => reset("editor", password), "password"],
  ["the owner of a new shop", setUp, "password"],
];

describe("a password that everybody tries first", () => {
  test.each(ways)("is refused to %s", async (_, choose, field) => {
    for (const common of ["qwerty123456", "QWERTY123456"])
      expect(await choose(common)).toEqual({ ok: false, refusal: { code: "password.common", field } });
  });

  test.each(["12345678", "Password", "iloveyou", "pakistan"])("%s is one", async (password) => {
    expect(await register(password)).toMatchObject({ refusal: { code: "password.common" } });
  });
});

describe("a password of its owner's own", () => {
  test.each(ways)("of twelve characters is taken from %s", async (_, choose) => {
    expect(await choose("Lal Mirch 12")).toMatchObject({ ok: true });
  });

  test.each(ways.slice(0, 3))("of eight characters is taken from %s", async (_, choose) => {
    expect(await choose("Anday 12")).toMatchObject({ ok: true });
  });

  test.each(ways.slice(3))("of eleven characters is refused to %s", async (_, choose, field) => {
    expect(await choose("Lal Mirch 1")).toEqual({
      ok: false,
      refusal: { code: "password.staff-short", field, values: { least: 12 } },
    });
  });

  test("that was chosen before these rules still fits", async () => {
    const { passwordHash } = await makeUser({ role: "editor", password: "12345678" });
    expect(await verifyPassword(passwordHash, "12345678")).toBe(true);
  });
});
