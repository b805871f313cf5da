import { describe, expect, test } from "vitest";
import { loader as openHome } from "#app/routes/_shop+/_index.tsx";
import { loader as openFavourites } from "#app/routes/_shop+/favorites.tsx";
import { loader as openProduct } from "#app/routes/_shop+/product.$id.tsx";
import { loader as openProducts } from "#app/routes/_shop+/products.tsx";
import { action as signOut } from "#app/routes/_shop+/sign-out.tsx";
import { loader as openAdmin } from "#app/routes/admin+/_layout.tsx";
import { action as speak } from "#app/routes/language.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { readShell } from "../pages/shell.server.ts";
import { isAdmin, requireCustomer, viewerOf } from "./guard.server.ts";

const viewerWith = (cookie?: string) => viewerOf(visit("/", { cookie }).request);
const menuOf = async (cookie: string) => (await readShell(visit("/", { cookie }).request)).viewer;

describe("a visitor who is not signed in", () => {
  test("A6.01 browses, searches and switches the language", async () => {
    const { id, name } = await makeProduct({ name: "Desi Anday" });
    expect((await answerTo(openHome(visit("/")))).status).toBe(200);
    expect((await answerTo(openProduct(visit(`/product/${id}`, { params: { id: String(id) } })))).status).toBe(200);
    const found = await answerTo(openProducts(visit("/products?search=anday")));
    expect(found.status).toBe(200);
    expect(JSON.stringify(found.body)).toContain(name);
    const spoken = await answerTo(speak(post("/language", { lang: "ur", return_to: "/products" })));
    expect(spoken).toMatchObject({ status: 302, location: "/products" });
    expect(cookieGiven(spoken, "lang")).toBe("ur");
  });

  test("A6.02 is asked to sign in for the favourites", async () => {
    expect(await answerTo(openFavourites(visit("/favorites")))).toMatchObject({
      status: 302,
      location: "/auth?return_to=%2Ffavorites",
    });
  });

  test("A6.02 comes back to the page itself, never to the address of its data", async () => {
    const places = ["/cart", "/profile.data?tab=orders&_routes=routes%2Fprofile", "/_root.data", "/favorites?index"];
    const answers = await Promise.all(places.map((path) => answerTo(requireCustomer(visit(path).request))));
    const returns = answers.map(({ location }) => new URLSearchParams(location?.split("?")[1]).get("return_to"));
    expect(returns).toEqual(["/cart", "/profile?tab=orders", "/", "/favorites"]);
  });

  test.each([
    ["http://shop.test/admin/content/slides?page=2", "/admin/content/slides?page=2"],
    ["http://evil.test/admin/content/slides", "/order/7/cancel"],
    [undefined, "/order/7/cancel"],
  ])("A4.15 who pressed a button comes back to the page it stood on: from %s to %s", async (page, back) => {
    const { request } = post("/order/7/cancel", {});
    if (page) request.headers.set("Referer", page);
    expect((await answerTo(requireCustomer(request))).location).toBe(`/auth?return_to=${encodeURIComponent(back)}`);
  });

  test.each([
    ["/admin/orders/status", "/admin/orders"],
    ["/admin/orders/new/held.data?_routes=x", "/admin/orders"],
    ["/admin/products/12/archive?page=2", "/admin/products"],
    ["/admin/products/12?tab=prices", "/admin/products/12?tab=prices"],
    ["/admin/orders?view=pack", "/admin/orders?view=pack"],
    ["/admin", "/admin"],
  ])(
    "A4.15 who pressed a button of the back office, in a browser that hides its page, comes back from %s to %s",
    async (sent, back) => {
      const { request } = post(sent, {});
      expect((await answerTo(requireCustomer(request))).location).toBe(`/auth?return_to=${encodeURIComponent(back)}`);
    },
  );
});

describe("who is signed in", () => {
  test("is whoever the session of the cookie belongs to, and nobody with another cookie", async () => {
    const user = await makeUser();
    expect(await viewerWith(await signIn(user))).toMatchObject({
      id: user.id,
      name: user.name,
      email: user.email,
      phone: user.phone,
      role: null,
      avatarUrl: null,
    });
    for (const cookie of [undefined, "session=", "session=made-up", "session=%E0%A4%A", "other=1"]) {
      expect(await viewerWith(cookie)).toBeNull();
    }
  });

  test("A2.47 is nobody once signed out, and the menu says so", async () => {
    const user = await makeUser({ name: "Ayesha Khan" });
    const cookie = await signIn(user);
    expect(await menuOf(cookie)).toMatchObject({ name: "Ayesha Khan" });
    await answerTo(signOut(post("/sign-out", {}, { cookie })));
    expect(await menuOf(cookie)).toBeNull();
  });

  test("B7.26 is told to the back office's screens", async () => {
    const user = await makeUser({ name: "Sana Malik", role: "editor" });
    const { status, body } = await answerTo(openAdmin(visit("/admin", { cookie: await signIn(user) })));
    expect(status).toBe(200);
    expect(body).toMatchObject({ staff: { name: "Sana Malik", email: user.email, role: "editor" } });
  });
});

test.each([
  ["super_admin", true],
  ["admin", true],
  ["manager", false],
  ["editor", false],
  ["staff", false],
  ["viewer", false],
  [null, false],
] as const)("A7.07 %s is an admin: %s, and only admins get the link to their dashboard", async (role, expected) => {
  const cookie = await signIn(await makeUser({ role }));
  expect(isAdmin(await viewerWith(cookie))).toBe(expected);
  expect((await menuOf(cookie))?.admin === "dashboard").toBe(expected);
  expect(isAdmin(null)).toBe(false);
});
