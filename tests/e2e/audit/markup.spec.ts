import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { pages } from "#tests/support/e2e/pages.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const run = promisify(execFile);
const checker = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");

type Message = { type: string; subType?: string; url: string; message: string; extract?: string };

/** What the Nu HTML checker finds in some files; its notes on style, such as React's closing slashes, do not count. */
async function check(files: readonly string[]): Promise<Message[]> {
  const parameters = ["-jar", checker, "--format", "json", "--stdout", "--exit-zero-always", ...files];
  const { stdout } = await run("java", parameters, { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages.filter(({ type, subType }) => type === "error" || subType === "warning");
}

for (const lang of ["en", "ur"] as const) {
  test.describe(() => {
    test.use({ lang });
    test(`the HTML checker finds nothing on any public page, in ${lang}`, async ({ page }) => {
      test.setTimeout(300_000);
      const folder = await mkdtemp(join(tmpdir(), "markup-"));
      try {
        const named = new Map<string, string>();
        for (const [at, { path }] of pages.filter(({ as }) => as === "visitor").entries()) {
          const answer = await page.request.get(path, { headers: { Accept: "text/html" } });
          if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
          const file = join(folder, `${at}.html`);
          await writeFile(file, await answer.body());
          named.set(file, path);
        }
        expect(named.size).toBeGreaterThan(30);
        const found = await check([...named.keys()]);
        const places = found.map(
          ({ url, message, extract }) => `${named.get(url.replace(/^file:/, ""))}: ${message} ${extract ?? ""}`,
        );
        expect(places).toEqual([]);
      } finally {
        await rm(folder, { recursive: true });
      }
    });
  });
}

test("the HTML checker finds what is wrong", async () => {
  const folder = await mkdtemp(join(tmpdir(), "markup-"));
  const file = join(folder, "wrong.html");
  await writeFile(file, "<!doctype html><html lang=en><title>Rice</title><h1>Rice</h1><p><div></p>");
  const found = await check([file]);
  await rm(folder, { recursive: true });
  expect(found.length).toBeGreaterThan(0);
});
