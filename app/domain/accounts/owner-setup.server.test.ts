import { beforeEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { isOwnerSetupOpen, offerOwnerSetup, setUpOwner } from "./owner-setup.server.ts";

const owner = { name: "Haji Sahib", email: "haji@shop.test", phone: "+923001112223", password: "ek lamba password" };
const tokenOf = (path: string | null) => new URL(path ?? "", "http://shop.test").searchParams.get("token") ?? "";

beforeEach(async () => {
  setClock(null);
  await db.user.deleteMany();
});

test("a shop without an owner offers a link that makes one, once", async () => {
  const token = tokenOf(await offerOwnerSetup());
  const answers = await Promise.all([
    setUpOwner({ ...owner, token }),
    setUpOwner({ ...owner, email: "b@shop.test", phone: "+923001112224", token }),
  ]);
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await db.user.findMany({ select: { role: true } })).toEqual([{ role: "super_admin" }]);
  expect(await offerOwnerSetup()).toBeNull();
});

test("the link ends after a day, and with the next start", async () => {
  const first = tokenOf(await offerOwnerSetup());
  const second = tokenOf(await offerOwnerSetup());
  expect(await isOwnerSetupOpen(first)).toBe(false);
  expect(await isOwnerSetupOpen(second)).toBe(true);
  setClock(new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect(await isOwnerSetupOpen(second)).toBe(false);
});

test("a guessed token opens nothing, and a taken address is pointed out", async () => {
  await makeUser({ email: owner.email });
  const token = tokenOf(await offerOwnerSetup());
  expect(await isOwnerSetupOpen("guess")).toBe(false);
  expect(await setUpOwner({ ...owner, token })).toMatchObject({
    ok: false,
    refusal: { code: "account.email-taken", field: "email" },
  });
});
