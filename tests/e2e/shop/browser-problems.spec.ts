import { expect, test } from "#tests/support/e2e/test.ts";

test("A8.02 A8.03 what breaks in a browser is told to the server and to nobody else", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  const written: string[] = [];
  page.on("console", (message) => written.push(message.text()));
  await page.goto("/", { waitUntil: "networkidle" });
  const told = page.waitForRequest("**/api/browser-problems");
  await page.evaluate(() => {
    for (const level of ["info", "log", "debug"] as const) console[level]("said");
    setTimeout(() => {
      throw new Error("made to break");
    });
  });
  expect((await told).postDataJSON()).toMatchObject({ message: expect.stringContaining("made to break"), page: "/" });
  expect((await (await told).response())?.status()).toBe(204);
  expect(written).toEqual([]);
  await page.close();
});
