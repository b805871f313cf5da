import { afterEach, expect, test } from "vitest";
import { zoneNames } from "#app/domain/delivery/zone-names.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { answerTo, cookieGiven, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action, loader } from "./zone.ts";

afterEach(async () => {
  await db.deliveryZone.deleteMany();
});

const choose = (form: Record<string, string>, cookie?: string) => answerTo(action(post("/zone", form, { cookie })));
const zoneOf = async (id: number) => (await db.user.findUniqueOrThrow({ where: { id } })).zone;

test("a page's script gets the zones with what delivery costs there; the page itself carries none of them", async () => {
  await makeZone({ deliveryCharge: rupees(150) });
  const answer = await loader(visit("/zone"));
  const offered = (await answer.json()) as { name: string; charge: number }[];
  expect(offered.map(({ name }) => name)).toEqual([...zoneNames]);
  expect(offered[0]).toMatchObject({ name: "Gulgasht Colony", charge: rupees(150) });
  expect((await openShop("/products")).html).not.toContain("Gulgasht Colony");
});

test("the zone chosen on a page is remembered by the browser, and by the account of whoever has one", async () => {
  const user = await makeUser();
  const answer = await choose({ zone: "Bosan Road" }, await signIn(user));
  expect(answer).toMatchObject({ status: 200, body: { zone: "Bosan Road" } });
  expect(cookieGiven(answer, "zone")).toBe("Bosan%20Road");
  expect(await zoneOf(user.id)).toBe("Bosan Road");
});

test("without JavaScript the choice is a page, and one comes back to where one was", async () => {
  const { html } = await openShop("/products?page=2");
  expect(html).toMatch(/<form action="\/delivery-zones"><input type="hidden" name="return_to" value="\/products\?page=2"/);
  const answer = await choose({ zone: "Bosan Road", return_to: "/products?page=2" });
  expect(answer).toMatchObject({ status: 302, location: "/products?page=2" });
});

test.each(["Lahore", "<b>", "x".repeat(99)])("a zone that is not served (%s) changes nothing", async (zone) => {
  const user = await makeUser();
  const before = await zoneOf(user.id);
  const answer = await choose({ zone, return_to: "//evil.test" }, await signIn(user));
  expect(answer).toMatchObject({ status: 302, location: "/" });
  expect(cookieGiven(answer, "zone")).toBeUndefined();
  expect(await zoneOf(user.id)).toBe(before);
});
