import { createRequestHandler, data, type ServerBuild } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import * as entry from "./entry.server.tsx";

test("no browser and no proxy keeps the data of a page, whoever asks for it", () => {
  for (const status of [200, 400, 403]) {
    const answer = entry.handleDataRequest(new Response("data", { status, headers: { "Cache-Control": "no-cache" } }));
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, "private, no-store"]);
  }
});

describe("a page that refuses because it was asked too often", () => {
  type Route = { action?: () => unknown; loader?: () => unknown; headers?: () => Headers };

  /** Asks a build of one page by itself, rendered by this shop's own entry. */
  async function ask(route: Route, method = "POST"): Promise<Response> {
    const module = { default: () => "page", ...route };
    const manifest = { id: "root", path: "", module: "/root.js", hasAction: true, hasLoader: Boolean(route.loader), imports: [] };
    const build = {
      entry: { module: entry },
      routes: { root: { id: "root", path: "", module } },
      assets: { entry: { module: "/entry.js", imports: [] }, routes: { root: manifest }, url: "/manifest.js", version: "1" },
      publicPath: "/build/",
      assetsBuildDirectory: "build",
      future: { v3_singleFetch: true },
      isSpaMode: false,
      mode: "production",
    };
    const handler = createRequestHandler(build as unknown as ServerBuild, "production");
    return handler(
      new Request("http://shop.test/", { method, ...(method === "POST" && { body: new URLSearchParams({ a: "1" }) }) }),
    );
  }

  const refuse = () => data({}, { status: 429, headers: { "Retry-After": "120" } });
  const waitOf = async (answer: Promise<Response>) => [(await answer).status, (await answer).headers.get("Retry-After")];

  test("says when to come again, though its route passes on no headers", async () => {
    expect(await waitOf(ask({ action: refuse }))).toEqual([429, "120"]);
    expect(await waitOf(ask({ loader: refuse }, "GET"))).toEqual([429, "120"]);
  });

  test("keeps what its route said itself, and an answer of another status gets none", async () => {
    const headers = () => new Headers({ "Retry-After": "7" });
    expect(await waitOf(ask({ action: refuse, headers }))).toEqual([429, "7"]);
    const conflict = () => data({}, { status: 409, headers: { "Retry-After": "120" } });
    expect(await waitOf(ask({ action: conflict }))).toEqual([409, null]);
  });
});
