import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listDueTests } from "./due-tests.mjs";

let shop = "";
beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), "taaza-tests-"));
  write("package-lock.json", "{}");
  write("prisma/schema.prisma", "model Product {}");
  write("app/price.ts", "export const price = 100;");
  write("app/cart.ts", 'import { price } from "./price"; export const total = 2 * price;');
  write("app/cart.test.ts", 'import { total } from "./cart"; console.log(total);');
  write("app/slug.test.ts", "console.log(1);");
  write("app/sources.test.ts", 'import { readFileSync } from "node:fs"; console.log(readFileSync("app/price.ts"));');
});
afterEach(() => rmSync(shop, { recursive: true }));

const all = ["app/cart.test.ts", "app/slug.test.ts", "app/sources.test.ts"];
const readers = ["app/sources.test.ts"];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(shop, path)), { recursive: true });
  writeFileSync(join(shop, path), text);
}

const look = () => listDueTests({ root: shop, file: "passed.json" });
const dueNow = async () => (await look()).due;

async function runAll(failed: readonly string[] = []): Promise<void> {
  const { due, record } = await look();
  const testResults = due.map((path) => ({
    name: join(shop, path),
    status: failed.includes(path) ? "failed" : "passed",
    assertionResults: [{}],
  }));
  record({ testResults });
}

test("every test is due where none has passed yet", async () => {
  expect(await dueNow()).toEqual(all);
});

test("a test that passed as it is now is not due, but one that reads the sources always is", async () => {
  await runAll();
  expect(await dueNow()).toEqual(readers);
});

test("a change is followed through imports at any depth", async () => {
  await runAll();
  write("app/price.ts", "export const price = 120;");
  expect(await dueNow()).toEqual(["app/cart.test.ts", ...readers]);
  await runAll();
  expect(await dueNow()).toEqual(readers);
});

test("a test that failed is due until it passes", async () => {
  await runAll(["app/slug.test.ts"]);
  expect(await dueNow()).toEqual(["app/slug.test.ts", ...readers]);
  await runAll();
  expect(await dueNow()).toEqual(readers);
});

test("a test that fails after it had passed is due again, as it is or not", async () => {
  await runAll();
  write("app/slug.test.ts", "console.log(2);");
  await runAll(["app/slug.test.ts"]);
  write("app/slug.test.ts", "console.log(1);");
  expect(await dueNow()).toContain("app/slug.test.ts");
});

test.each(["prisma/schema.prisma", "package-lock.json", "tests/fixtures/make-order.ts"])(
  "a change in %s makes every test due",
  async (path) => {
    await runAll();
    write(path, "changed");
    expect(await dueNow()).toEqual(all);
  },
);

test("a change of journeys or benches makes no other test due", async () => {
  await runAll();
  write("tests/e2e/shop/cart.spec.ts", "changed");
  write("tests/bench/orders.ts", "changed");
  expect(await dueNow()).toEqual(readers);
});
