import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { postmasterOf } from "#app/server/postmaster.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { freePort } from "#tests/support/e2e/shop-server.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const dataDir = process.env["SHOP_DATA"] ?? "";

/** Serves the build of the running shop by Remix's own server, on the same database. */
async function servePlainly(port: number): Promise<ChildProcess> {
  const password = readFileSync(join(dataDir, "pg/shop-password"), "utf8");
  const { port: database } = postmasterOf(join(dataDir, "pg")) ?? {};
  const build = readFileSync("build/current", "utf8").trim();
  const server = spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", `build/${build}/index.js`], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: `postgresql://postgres:${password}@127.0.0.1:${database}/taaza`,
      DEMO: "1",
      SESSION_SECRET: "a secret that only the tests know, long enough",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (server.stdout) await once(createInterface(server.stdout), "line");
  return server;
}

test("behind plain remix-serve the shop shows its pages, and their scripts run", async ({ page, say }) => {
  const port = await freePort();
  const server = await servePlainly(port);
  try {
    await page.goto(`http://127.0.0.1:${port}/products`);
    await whenHydrated(page);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: say.footer("foot.faq") })
      .click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  } finally {
    server.kill("SIGKILL");
  }
});
