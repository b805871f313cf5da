import { afterEach, expect, test, vi } from "vitest";
import { log } from "#app/platform/log.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { answerTo, post, visit } from "#tests/fixtures/request.ts";
import { action, loader } from "./browser-problems.ts";

const problem = { message: "x is undefined", place: "/build/a.js:7", page: "/products" };
const tell = (body: unknown) => answerTo(action(post("/api/browser-problems", JSON.stringify(body))));

afterEach(() => vi.restoreAllMocks());

test("A8.02 what broke in a browser is in the server's log", async () => {
  const written = vi.spyOn(log, "warn");
  expect((await tell(problem)).status).toBe(204);
  expect(written).toHaveBeenCalledWith(expect.objectContaining(problem), "a browser broke");
});

test.each([
  ["no JSON at all", "x is undefined"],
  ["a list", "[]"],
  ["a field more", JSON.stringify({ ...problem, user: 1 })],
  ["a field less", JSON.stringify({ message: "x" })],
  ["an endless message", JSON.stringify({ ...problem, message: "x".repeat(501) })],
])("a body with %s is refused and not written down", async (_, body) => {
  const written = vi.spyOn(log, "warn");
  expect((await answerTo(action(post("/api/browser-problems", body)))).status).toBe(400);
  expect(written).not.toHaveBeenCalled();
});

test.each(hostileCases)("%s is written down as text or refused", async (_, value) => {
  expect([204, 400, 413]).toContain((await tell({ ...problem, message: value })).status);
});

test("a body beyond 4,000 characters is not read, and looking at the address shows nothing", async () => {
  expect((await tell({ ...problem, more: "x".repeat(4000) })).status).toBe(413);
  expect((await answerTo(loader())).status).toBe(405);
  expect((await answerTo(action(visit("/api/browser-problems")))).status).toBe(405);
});
