import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { storefrontMessages } from "#app/i18n/storefront-messages.server.ts";
import { visit } from "#tests/fixtures/request.ts";
import { readTranslatableMessages } from "./translatable-messages.server.ts";

const find = (query = "") => readTranslatableMessages(visit(`/custom-language${query}`).request);

test("A4.05 sentences are found by a piece of their words or their key, in any case", () => {
  expect(find("?q=call+US").sentences).toContainEqual({ key: "ticker.call", english: "Call us:" });
  expect(find("?q=ticker.call").sentences).toEqual([{ key: "ticker.call", english: "Call us:" }]);
  expect(find("?q=no+such+words").sentences).toEqual([]);
});

test("A4.05 both forms of a plural can be put in own words", () => {
  const forms = find("?q=size.piece").sentences.map(({ english }) => english);
  expect(forms).toEqual(["{count} piece", "{count} pieces"]);
});

test("A4.05 every sentence is reached page by page, and none stands there twice", () => {
  const seen: string[] = [];
  for (let page = 1; ; page++) {
    const { sentences, hasNext } = find(`?page=${page}`);
    expect(sentences.length).toBeLessThanOrEqual(30);
    seen.push(...sentences.map(({ key, english }) => `${key} ${english}`));
    if (!hasNext) break;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(400);
});

test("titles, which the server says, are not offered", () => {
  expect(find("?q=title").sentences.filter(({ key }) => key === "title" || key.startsWith("title."))).toEqual([]);
});

test.each(["?page=0", "?page=x", "?q=%00%ff", "?q=((", `?q=${"a".repeat(5000)}`])("%s is answered like any other", (query) => {
  expect(Array.isArray(find(query).sentences)).toBe(true);
});

test("a part of the storefront is in the list once", () => {
  expect(new Set(storefrontMessages).size).toBe(storefrontMessages.length);
  expect(storefrontMessages.length).toBeLessThan(readdirSync("app/i18n").length);
});
