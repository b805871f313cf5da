import { expect, test } from "vitest";
import { handleDataRequest } from "./entry.server.tsx";

const answerTo = (cookie: string, given: ResponseInit = {}) => {
  const request = new Request("http://shop.test/profile.data", { headers: { Cookie: cookie } });
  return handleDataRequest(new Response("data", given), { request });
};

test("no browser and no proxy keeps the data of a person's pages", () => {
  for (const status of [200, 400, 403]) {
    const answer = answerTo("lang=ur; session=abc", { status, headers: { "Cache-Control": "no-cache" } });
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, "private, no-store"]);
  }
});

test("the data of a visitor's pages is answered as it is", () => {
  expect(answerTo("lang=ur").headers.get("Cache-Control")).toBeNull();
});
