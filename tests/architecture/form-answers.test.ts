import { beforeAll, describe, expect, test } from "vitest";
import * as entry from "#app/entry.server.tsx";
import { type PageBuild, rendererOf } from "#app/server/pages.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";

type Module = { action?: unknown; loader?: unknown; default?: unknown };

const files = import.meta.glob<Module>(["/app/routes/**/*.ts", "!/app/routes/**/*.test.ts", "!/app/routes/**/*.server.ts"]);

/** The address of a route's file, as Remix has it: `admin+/users+/$userId_.block.ts` is `admin/users/:userId/block`. */
const patternOf = (file: string): string =>
  file
    .replace(/^\/app\/routes\//, "")
    .replace(/\.ts$/, "")
    .replace(/\[\.\]/g, "\u0000")
    .split(/[/.]/)
    .filter((part) => !/^_.*\+?$/.test(part))
    .map((part) => part.replace(/[+_]+$/, ""))
    .map((part) => (part === "$" ? "*" : part.replace(/^\$/, ":")))
    .join("/")
    .replaceAll("\u0000", ".");

/** Row 1 of it; below a list, that it is deleted. */
const addressOf = (pattern: string): string => `/${pattern.replace("*", "1/delete").replace(/:\w+/g, "1")}`;

const loaded = await Promise.all(Object.entries(files).map(async ([file, read]) => ({ file, module: await read() })));
/** What lies in a route's own folder is a part of it, no address. */
const isRoute = (file: string): boolean => /^\/app\/routes\/(?:[^/]+\+\/)*[^/]+\.ts$/.test(file);
const forms = loaded.filter(({ file, module }) => isRoute(file) && module.action && !module.default);
const table = forms.map(({ file, module }) => ({ id: file, parentId: "root", path: patternOf(file), module }));
const routes = Object.fromEntries([{ id: "root", path: "", module: {} }, ...table].map((route) => [route.id, route]));
const assets = { routes, version: "1", url: "/build/manifest-1.js" };
const build = { routes, assets, entry: { module: entry }, future: { v3_singleFetch: true } } as unknown as PageBuild;
const render = rendererOf(build, "production");

async function send(pattern: string, { accept = "text/html,*/*", cookie = "" }: { accept?: string; cookie?: string }) {
  const headers = { Accept: accept, Cookie: cookie, "Content-Type": "application/x-www-form-urlencoded" };
  const request = new Request(`http://shop.test${addressOf(pattern)}`, { method: "POST", headers, body: "nonsense=1" });
  const answer = await render(request, { cspNonce: "", requestId: "4711c0ffee00", address: "" });
  return {
    status: answer.status,
    type: answer.headers.get("Content-Type") ?? "",
    headers: answer.headers,
    text: await answer.text(),
  };
}

type Sent = Awaited<ReturnType<typeof send>>;

/** Whether a browser shows a page after it, stays on its page, or keeps a file. */
const isForPeople = ({ status, type, headers }: Sent): boolean =>
  (status >= 300 && status < 400 && headers.has("Location")) ||
  type.startsWith("text/html") ||
  status === 204 ||
  headers.has("Content-Disposition");

const admin = table.filter(({ path }) => path.startsWith("admin/"));

test("the routes that only take forms are all among those that are asked", () => {
  expect(table.length).toBeGreaterThan(80);
  expect(admin.length).toBeGreaterThan(55);
});

describe("a form that a browser sends without JavaScript", () => {
  let people: Record<string, string>;
  beforeAll(async () => {
    people = {
      visitor: "",
      customer: await signIn(await makeUser()),
      owner: (await makeStaff("super_admin")).cookie,
    };
  });

  test.each(["visitor", "customer", "owner"])("is answered with a page or leads to one, whatever it holds: %s", async (who) => {
    for (const { path } of table) {
      const sent = await send(path, { cookie: people[who] ?? "" });
      expect(isForPeople(sent), `${path}: ${sent.status} ${sent.type} ${sent.text.slice(0, 80)}`).toBe(true);
      expect(sent.status, path).toBeLessThan(500);
      expect(sent.text, path).not.toContain('{"');
    }
  });

  test.each([
    ["en", "Access denied. You don&#x27;t have permission to edit users.", "Access denied. Admin privileges required."],
    ["ur", "Ijazat nahin. Aap users ko", "Ijazat nahin. Yeh hissa sirf admin ke liye hai."],
  ])("reads the gate's sentence where it is refused, and a script its reason (%s)", async (lang, right, role) => {
    const viewer = `${(await makeStaff("viewer")).cookie}; lang=${lang}`;
    const block = await send("admin/users/:userId/block", { cookie: viewer });
    expect([block.status, block.type]).toEqual([403, "text/html; charset=utf-8"]);
    expect(block.text).toContain(right);
    expect(block.text).toContain(`<html lang="${lang === "en" ? "en" : "ur-Latn"}"`);
    const data = await send("admin/users/:userId/block", { cookie: viewer, accept: "*/*" });
    expect(data.status).toBe(403);
    expect(JSON.parse(data.text)).toMatchObject({ denied: "right", section: "users", access: "edit" });
    const customer = await send("admin/users/:userId/block", { cookie: `${await signIn(await makeUser())}; lang=${lang}` });
    expect([customer.status, customer.text.includes(role)]).toEqual([403, true]);
  });

  test("by a viewer is refused 403 with a page at each address of the back office that edits", async () => {
    const { cookie } = await makeStaff("viewer");
    const refused: string[] = [];
    for (const { path } of admin) {
      const { status, type, text } = await send(path, { cookie });
      if (status !== 403) continue;
      refused.push(path);
      expect([path, type]).toEqual([path, "text/html; charset=utf-8"]);
      expect(text, path).toMatch(/<h1>Access denied\. You don&#x27;t have permission to (edit|view) [a-z ]+\.<\/h1>/);
    }
    expect(refused.length).toBeGreaterThan(50);
  });
});
