import { describe, expect, test } from "vitest";
import { readCheckout } from "#app/domain/checkout/read-checkout.server.ts";
import { maxAddresses } from "#app/domain/customers/save-address.server.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { action as makeDefault } from "../profile_.address.$id.default.ts";
import { action as remove } from "../profile_.address.$id.remove.ts";
import { action, loader } from "./route.tsx";

const book = "/profile?tab=addresses";
const home = {
  label: "Home",
  name: "Ayesha Khan",
  phone: "0301-2345678",
  zone: "Gulgasht Colony",
  address: "House 12, Street 4",
  landmark: "Near the mosque",
};
type Body = { shown: { addresses: { id: number; label: string; isDefault: boolean }[]; form: unknown } };

const formOf = (edit: number | string) => `/profile?${new URLSearchParams({ tab: "addresses", edit: String(edit) })}`;
const save = (given: Record<string, string>, cookie?: string, edit: number | string = "new") =>
  answerTo(action(post(formOf(edit), given, { cookie })));
const open = (cookie: string, edit?: number | string) =>
  answerTo(loader(visit(edit === undefined ? book : formOf(edit), { cookie })));
const listed = async (cookie: string) => ((await open(cookie)).body as Body).shown.addresses;
const press = (what: typeof remove, id: number | string, cookie?: string) =>
  answerTo(what(post(`/profile/address/${id}/x`, {}, { cookie, params: { id: String(id) } })));

async function customer() {
  const user = await makeUser();
  return { user, cookie: await signIn(user) };
}

describe("the address book", () => {
  test("keeps addresses with their zones; the first is the default, and checkout starts with it", async () => {
    const { user, cookie } = await customer();
    const kept = await save(home, cookie);
    expect([kept.status, kept.location, shownToast(kept)]).toEqual([302, book, "The address is saved."]);
    expect(await listed(cookie)).toMatchObject([{ ...home, phone: "+923012345678", isDefault: true }]);
    const { addresses, firstAddress } = await readCheckout(user.id);
    expect(addresses.filter(({ id }) => id === firstAddress)).toMatchObject([
      { zone: home.zone, address: home.address, landmark: home.landmark },
    ]);
  });

  test("has one default: a new one takes its place, another can be chosen, and when it goes the newest follows", async () => {
    const { user, cookie } = await customer();
    await save(home, cookie);
    await save({ ...home, label: "Office" }, cookie);
    await save({ ...home, label: "Ammi", is_default: "on" }, cookie);
    const defaults = async () => (await listed(cookie)).filter(({ isDefault }) => isDefault).map(({ label }) => label);
    expect(await defaults()).toEqual(["Ammi"]);
    const idOf = async (label: string) => (await db.address.findFirstOrThrow({ where: { userId: user.id, label } })).id;
    expect(shownToast(await press(makeDefault, await idOf("Home"), cookie))).toBe("The address is saved.");
    expect(await defaults()).toEqual(["Home"]);
    expect(shownToast(await press(remove, await idOf("Home"), cookie))).toBe("The address is deleted.");
    expect(await defaults()).toEqual(["Ammi"]);
    await press(remove, await idOf("Ammi"), cookie);
    await press(remove, await idOf("Office"), cookie);
    expect(await listed(cookie)).toEqual([]);
  });

  test("presses at once leave one default", async () => {
    const { cookie } = await customer();
    const labels = Array.from({ length: 15 }, (_, at) => `Place ${at}`);
    await Promise.all(labels.map((label) => save({ ...home, label, is_default: "on" }, cookie)));
    const saved = await listed(cookie);
    expect([saved.length, saved.filter(({ isDefault }) => isDefault).length]).toEqual([15, 1]);
  });

  test("an address is edited as it stands, and stays the default when the box is left empty", async () => {
    const { cookie } = await customer();
    await save(home, cookie);
    const [saved] = await listed(cookie);
    expect((await open(cookie, saved!.id)).body).toMatchObject({ shown: { form: { address: { label: "Home" } } } });
    await save({ ...home, label: "Ghar", landmark: "" }, cookie, saved!.id);
    expect(await listed(cookie)).toMatchObject([{ id: saved!.id, label: "Ghar", landmark: null, isDefault: true }]);
  });

  test("of somebody else looks as if it were not there", async () => {
    const [ayesha, bilal] = [await customer(), await customer()];
    await save(home, ayesha.cookie);
    const [theirs] = await listed(ayesha.cookie);
    expect((await open(bilal.cookie, theirs!.id)).status).toBe(404);
    expect((await save({ ...home, label: "Mine now" }, bilal.cookie, theirs!.id)).status).toBe(404);
    expect((await press(makeDefault, theirs!.id, bilal.cookie)).status).toBe(404);
    expect((await press(remove, theirs!.id, bilal.cookie)).status).toBe(404);
    expect(await listed(ayesha.cookie)).toMatchObject([{ label: "Home" }]);
    expect(await listed(bilal.cookie)).toEqual([]);
  });

  test.each(["Lahore", "<b>", "Kot Addu"])("%s is no zone of the shop", async (zone) => {
    const { cookie } = await customer();
    await makeZone({ name: "Kot Addu", isActive: false }).catch(() => undefined);
    const answer = await save({ ...home, zone }, cookie);
    expect(answer.status).toBe(409);
    expect(returnedForm(answer)).toMatchObject({
      error: { zone: [expect.stringContaining("do not deliver")] },
      initialValue: { label: "Home" },
    });
  });

  test.each([
    ["label", ""],
    ["label", "x".repeat(41)],
    ["name", "<b>Ayesha</b>"],
    ["phone", "-5"],
    ["zone", ""],
    ["address", "x"],
    ["address", "x".repeat(501)],
    ["landmark", "null\u0000byte"],
    ["is_default", "maybe"],
  ])("%s %j is answered at the field", async (field, value) => {
    const { cookie } = await customer();
    const answer = await save({ ...home, [field]: value }, cookie);
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error)).toEqual([field]);
    expect(await listed(cookie)).toEqual([]);
  });

  test("holds twenty", async () => {
    const { user, cookie } = await customer();
    const row = { ...home, phone: "+923012345678" };
    await db.address.createMany({
      data: Array.from({ length: maxAddresses }, () => ({ ...row, userId: user.id })),
    });
    expect((await save(home, cookie)).status).toBe(409);
    expect(await listed(cookie)).toHaveLength(maxAddresses);
  });

  test("needs a sign-in", async () => {
    expect((await save(home)).status).toBe(302);
    expect((await press(remove, 1)).status).toBe(302);
    expect((await press(makeDefault, 1)).status).toBe(302);
  });

  test.each(hostileCases)("%s in any field or address breaks nothing", async (_, value) => {
    const { cookie } = await customer();
    for (const field of Object.keys(home)) expect((await save({ ...home, [field]: value }, cookie)).status).toBeLessThan(500);
    expect((await save(home, cookie, value.slice(0, 99))).status).toBe(404);
    expect((await open(cookie, value.slice(0, 99))).status).toBe(404);
    for (const what of [remove, makeDefault]) expect((await press(what, value, cookie)).status).toBe(404);
  });
});
