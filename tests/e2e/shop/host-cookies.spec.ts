import { request as ask } from "node:http";
import { createServer, type Server } from "node:https";
import { loopbackCertificate } from "#tests/fixtures/loopback-certificate.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { messagesIn } from "#tests/support/e2e/messages.ts";
import { newCustomer, register } from "#tests/support/e2e/people.ts";
import { addFromCard, tea } from "#tests/support/e2e/products.ts";
import { freePort, openShopOf } from "#tests/support/e2e/shop-server.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

let shop: Awaited<ReturnType<typeof openShopOf>>;
let proxy: Server;
let origin: string;

test.beforeAll(async () => {
  const port = await freePort();
  origin = `https://127.0.0.1:${port}`;
  shop = await openShopOf({ log: "test-results/host-cookies.log", settings: { APP_ORIGIN: origin, TRUST_PROXY: "1" } });
  const { hostname, port: inside } = new URL(shop.url);
  proxy = createServer({ key: loopbackCertificate, cert: loopbackCertificate }, (from, to) => {
    const { method, url: path } = from;
    const headers = { ...from.headers, "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https" };
    const passed = ask({ host: hostname, port: inside, method, path, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    passed.on("error", () => to.destroy());
    to.on("close", () => passed.destroy());
    from.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
});

test.afterAll(async () => {
  proxy?.closeAllConnections();
  proxy?.close();
  await shop?.close();
});

test("over https a browser keeps its session and cart under names that no neighbour of the domain can plant", async ({
  browser,
}) => {
  const say = messagesIn("en");
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto("/products");
  await whenHydrated(page);
  await addFromCard(page, say, tea.name);
  await page.goto("/auth?tab=register");
  const customer = await register(page, say, newCustomer());
  await page.goto("/cart");
  await page.reload();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("main").getByRole("link", { name: tea.name, exact: true })).toBeVisible();
  await page.goto("/profile");
  await expect(page.locator('input[name="email"]')).toHaveValue(customer.email);

  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === "__Host-session");
  expect(session).toMatchObject({ secure: true, httpOnly: true, sameSite: "Lax", path: "/", domain: "127.0.0.1" });
  const readByScripts = ["personal", "scripts"];
  expect(cookies.filter(({ name }) => !name.startsWith("__Host-") && !readByScripts.includes(name))).toEqual([]);

  await context.clearCookies({ name: "__Host-session" });
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/auth\?return_to=%2Fprofile/);
  await context.close();
});
