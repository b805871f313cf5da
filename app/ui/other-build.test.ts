import { expect, test } from "vitest";
import { isOtherBuild, watchBuild } from "./other-build.ts";

test("a page notices that the shop was updated while it was open, and that it was rolled back", async () => {
  let headers: Record<string, string> = {};
  const target = { fetch: async () => new Response("[]", { headers }) };
  watchBuild(target, "monday");
  const ask = async (answered: Record<string, string>) => {
    headers = answered;
    await target.fetch();
    return isOtherBuild();
  };
  expect(await ask({ "X-Build": "monday" })).toBe(false);
  expect(await ask({})).toBe(false);
  expect(await ask({ "X-Build": "tuesday" })).toBe(true);
  expect(await ask({})).toBe(true);
  expect(await ask({ "X-Build": "monday" })).toBe(false);
});
