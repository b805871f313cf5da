import { expect, test } from "vitest";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { answerTo, cookieGiven, post } from "#tests/fixtures/request.ts";
import { action, loader } from "./language.ts";

const choose = (form: Record<string, string> | string) => answerTo(action(post("/language", form)));

test("A1.05 A4.06 A6.01 a visitor switches the language, stays on the page, and the browser remembers it for a year", async () => {
  const answer = await choose({ lang: "ur", return_to: "/products?page=2" });
  expect(answer).toMatchObject({ status: 302, location: "/products?page=2" });
  expect(cookieGiven(answer, "lang")).toBe("ur");
  expect(answer.cookies[0]).toContain("Max-Age=31536000");
});

test.each(["https://evil.test/", "//evil.test", "\\\\evil.test", "javascript:alert(1)"])(
  "it never leads to %s",
  async (return_to) => {
    expect(await choose({ lang: "en", return_to })).toMatchObject({ location: "/" });
  },
);

test.each(hostileCases)("%s is no language and no address", async (_, value) => {
  const answer = await choose({ lang: value, return_to: value });
  expect(answer.status).toBe(302);
  expect(answer.location).toMatch(/^\/(?!\/)/);
  expect(cookieGiven(answer, "lang")).toBe("en");
});

test("a body that is no form is English and leads home, as does looking at the address", async () => {
  expect(await choose("no form")).toMatchObject({ status: 302, location: "/" });
  expect(loader().headers.get("Location")).toBe("/");
});
