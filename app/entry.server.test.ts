import { expect, test } from "vitest";
import { handleDataRequest } from "./entry.server.tsx";

test("no browser and no proxy keeps the data of a page, whoever asks for it", () => {
  for (const status of [200, 400, 403]) {
    const answer = handleDataRequest(new Response("data", { status, headers: { "Cache-Control": "no-cache" } }));
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, "private, no-store"]);
  }
});
