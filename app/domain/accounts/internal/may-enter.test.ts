import { afterEach, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { offerOwnerSetup } from "../owner-setup.server.ts";
import { findViewer, sessionState } from "../session.server.ts";
import { verifyCredentials } from "../verify-credentials.server.ts";

afterEach(async () => {
  env.DEMO = true;
  await db.user.deleteMany();
});

test("outside demo mode no demo account signs in, by e-mail or by phone", async () => {
  const { phone } = await makeUser({ email: "super@demo.test", role: "super_admin" });
  expect((await verifyCredentials("super@demo.test", defaultPassword)).ok).toBe(true);
  env.DEMO = false;
  for (const who of ["super@demo.test", "SUPER@Demo.Test", phone ?? ""])
    expect(await verifyCredentials(who, defaultPassword)).toEqual({ ok: false, refusal: { code: "sign-in.wrong" } });
  const { phone: own } = await makeUser({ email: null });
  expect((await verifyCredentials(own ?? "", defaultPassword)).ok).toBe(true);
  const customer = await makeUser();
  expect((await verifyCredentials(customer.email, defaultPassword)).ok).toBe(true);
});

test("a session that a demo account opened during the demo ends with it", async () => {
  const [, token = ""] = (await signIn(await makeUser({ email: "admin@demo.test", role: "admin" }))).split("=");
  expect(await findViewer(token)).not.toBeNull();
  env.DEMO = false;
  expect(await findViewer(token)).toBeNull();
  expect(await sessionState(token)).toBe("over");
});

test("outside demo mode the demo's owner is none: a link for a real one is offered", async () => {
  await makeUser({ email: "super@demo.test", role: "super_admin" });
  expect(await offerOwnerSetup()).toBeNull();
  env.DEMO = false;
  expect(await offerOwnerSetup()).toMatch(/^\/owner-setup\?token=/);
  await makeUser({ email: "haji@shop.test", role: "super_admin" });
  expect(await offerOwnerSetup()).toBeNull();
});
