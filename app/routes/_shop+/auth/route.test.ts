import { expect, test } from "vitest";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { loader } from "./route.tsx";

const open = (path: string, cookie?: string) => answerTo(loader(visit(path, { cookie })));

test("A2.14 /auth offers to sign in", async () => {
  expect(await open("/auth")).toMatchObject({
    status: 200,
    body: { tab: "sign-in", returnTo: "/", held: 0, title: "Sign in" },
  });
});

test("A2.15 /auth?tab=register opens the register tab", async () => {
  expect((await open("/auth?tab=register")).body).toMatchObject({ tab: "register", title: "Create account" });
  expect((await open("/auth?tab=nonsense")).body).toMatchObject({ tab: "sign-in" });
});

test("A2.16 who is signed in already goes straight to return_to", async () => {
  const cookie = await signIn(await makeUser());
  expect(await open("/auth?return_to=%2Fcart", cookie)).toMatchObject({ status: 302, location: "/cart" });
  expect(await open("/auth", cookie)).toMatchObject({ status: 302, location: "/" });
});

test.each([
  ["/checkout", undefined, "cart"],
  ["/cart", "session=ended", "ended"],
  ["/favorites", undefined, "favourites"],
  ["/admin/orders", undefined, "admin"],
  ["/orders?page=2", undefined, "own"],
  ["/products", undefined, null],
  ["/products", "session=ended", null],
  ["/", undefined, null],
])("whoever is led here from %s with the cookie %j is told why: %s", async (path, cookie, why) => {
  expect((await open(`/auth?return_to=${encodeURIComponent(path)}`, cookie)).body).toMatchObject({ why });
});

test.each(["/auth", "/auth?tab=register&return_to=/auth", "/sign-out"])(
  "%s as return_to does not go round in circles",
  async (path) => {
    const cookie = await signIn(await makeUser());
    expect((await open(`/auth?return_to=${encodeURIComponent(path)}`, cookie)).location).toBe("/");
  },
);
