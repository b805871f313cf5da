import { expect, test } from "vitest";
import { showPart } from "#tests/support/pages-of.tsx";
import { ErrorPage } from "./error-page.tsx";

/** A response of the shop that is no page. */
const answer = (status: number) => ({ status, statusText: "", internal: false, data: null });

test.each([
  ["en", "Page not found", answer(404)],
  ["en", "Server error", answer(500)],
  ["en", "Server error", answer(503)],
  ["en", "Network error", new TypeError("Failed to fetch")],
  ["en", "Something went wrong", answer(403)],
  ["en", "Something went wrong", new Error("undefined is not a function")],
  ["ur", "Yeh page nahin mila", answer(404)],
  ["ur", "Hamari taraf se masla", answer(500)],
  ["ur", "Internet ka masla", new TypeError("Load failed")],
  ["ur", "Kuch ghalat ho gaya", new Error("undefined is not a function")],
] as const)("A8.35 in %s '%s' stands in place of a page that could not be shown", async (lang, sentence, error) => {
  expect(await showPart(<ErrorPage error={error} />, "/somewhere", lang)).toContain(`<h1>${sentence}</h1>`);
});
