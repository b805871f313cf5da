import type { Page } from "@playwright/test";
import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { buy } from "#tests/support/e2e/counter.ts";
import { listDuePages } from "#tests/support/e2e/due-pages.ts";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { listPageFiles, pages, type ShopPage } from "#tests/support/e2e/pages.ts";
import { createAccount, registerCustomer, signInAs } from "#tests/support/e2e/people.ts";
import { addFromCard, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/**
 * `npm run audit` checks every page in every combination; otherwise each page is checked in one, and the combinations rotate. Of the pages
 * that are as they were when nothing was found on them, a third is looked at a day.
 */
const isAudit = process.env["AUDIT"] === "1";

const ways = [
  { lang: "en", width: "desktop", theme: "dark" },
  { lang: "ur", width: "phone", theme: "dark" },
  { lang: "ur", width: "desktop", theme: "light" },
  { lang: "en", width: "phone", theme: "light" },
  { lang: "en", width: "desktop", theme: "light" },
  { lang: "ur", width: "phone", theme: "light" },
  { lang: "ur", width: "desktop", theme: "dark" },
  { lang: "en", width: "phone", theme: "dark" },
] as const;

/** Only the back office has a dark theme, so elsewhere half of the variants are all of them. */
const waysOf = ({ as }: ShopPage) => (as === "admin" ? ways : ways.slice(0, ways.length / 2));

const isTurnOf = (way: number) => (page: ShopPage, at: number) =>
  isAudit ? way < waysOf(page).length : at % waysOf(page).length === way;

/** Pages that one test looks at: so few that the workers are done at about the same time. */
const pagesPerTest = 8;

/** Pages that the same person opens stand together: who signs in, or has to order something first, does it in few tests. */
function inParts(all: readonly ShopPage[]): ShopPage[][] {
  const sorted = [...all].sort((one, other) => one.as.localeCompare(other.as));
  const parts = Math.ceil(all.length / pagesPerTest);
  return Array.from({ length: parts }, (_, at) => sorted.slice(at * pagesPerTest, (at + 1) * pagesPerTest));
}

/** Makes something once, when it is first needed. */
function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

test("every page of the shop is looked at", () => {
  expect(listPageFiles()).toEqual([...new Set(pages.map(({ file }) => file))].sort());
});

for (const [at, { lang, width, theme }] of ways.entries()) {
  const parts = inParts(pages.filter(isTurnOf(at)));
  const way = `${lang === "en" ? "in English" : "in Roman Urdu"} on a ${width} in the ${theme} theme`;
  for (const [number, part] of parts.entries()) {
    test.describe(() => {
      test.use({ lang });
      test(`nothing bars anybody from using the pages ${way}, part ${number + 1} of ${parts.length}`, {
        tag: width === "phone" ? "@phone" : [],
      }, async ({ page, say, someoneElse }) => {
        test.setTimeout(900_000); // the demo's inbox has a frame for each e-mail
        const origin = process.env["SHOP_URL"] ?? "";
        const open = async () => {
          const browser = await someoneElse();
          // a toast that is fading in does not have its final colours yet
          await browser.emulateMedia({ reducedMotion: "reduce" });
          return browser;
        };
        await page.emulateMedia({ reducedMotion: "reduce" });
        const order = lazily(() => becomeCustomer(page, say));
        const visitor = lazily(open);
        const admin = lazily(async () => {
          const desk = await open();
          await desk.context().addCookies([{ name: "theme", value: theme, url: origin }]);
          await signInAs(desk, "super", "/admin/dashboard");
          return desk;
        });
        const customer = lazily(async () => {
          await order();
          return page;
        });
        const browsers = { customer, visitor, admin };
        const ids = {
          ":order": async () => String(await order()),
          ":package": lazily(async () => savePackage(await customer())),
          ":import": async () => sendFile(await admin()),
          ":code": async () => askForCode(await visitor(), origin),
        };
        for (const { as, path, markClean } of await listDuePages({ pages: part, way, all: isAudit })) {
          let address = path;
          for (const [name, findId] of Object.entries(ids))
            if (path.includes(name)) address = address.replace(name, await findId());
          const browser = await browsers[as]();
          await browser.goto(address);
          const barriers = await findBarriers(browser);
          expect.soft(barriers, `${path} ${way}`).toEqual([]);
          if (barriers.length === 0) markClean();
        }
      });
    });
  }
}

test("nothing bars anybody where a form is refused or a menu is open", { tag: "@both" }, async ({ page, say, someoneElse }) => {
  await page.goto("/auth");
  await page.getByLabel(say.auth("email-or-phone"), { exact: true }).fill("nobody@example.com");
  await page.getByLabel(say.labels("password"), { exact: true }).fill("not this one");
  await page.getByRole("button", { name: say.auth("sign-in"), exact: true }).click();
  await expect(page.getByText(say.refusals("sign-in.wrong"))).toBeVisible();
  expect.soft(await findBarriers(page), "a refused sign-in").toEqual([]);

  const desk = await someoneElse();
  await signInAs(desk, "admin", "/admin/dashboard");
  await desk.getByLabel(say.admin("account", { name: "" }).trim()).click();
  await expect(desk.getByRole("button", { name: say.admin("sign-out"), exact: true })).toBeVisible();
  expect.soft(await findBarriers(desk), "the account menu of the back office").toEqual([]);

  await registerCustomer(page);
  await addFromCard(page, say, tea.name);
  await page.goto("/checkout");
  await page.getByLabel(say.checkout("field.customer_phone"), { exact: true }).fill("12345");
  await placeWithAddress(page, say);
  await expect(page.getByText(say.fields("phone"))).toBeVisible();
  expect.soft(await findBarriers(page), "a refused checkout").toEqual([]);
});

/** Creates a customer's own package, as the builder's form would; returns its id. */
async function savePackage(page: Page): Promise<string> {
  const { origin } = new URL(page.url());
  const form = { name: "Mahana", duration: "7", product_id: "1", quantity: "1" };
  const saved = await page.request.post("/custom-package", { form, headers: { origin }, maxRedirects: 0 });
  return saved.headers()["location"]?.split("/").at(-1) ?? "";
}

/** Asks for a new password by phone, as the form of a forgotten one would; returns the request that the code is entered for. */
async function askForCode(visitor: Page, origin: string): Promise<string> {
  const form = { email: "0301-2345678" };
  const asked = await visitor.request.post("/forgot-password", { form, headers: { origin }, maxRedirects: 0 });
  const code = new URL(asked.headers()["location"] ?? "/", origin).searchParams.get("request");
  if (!code) throw new Error("no code was sent: the page would not show its form");
  return code;
}

/** Uploads a product file with a valid row and two invalid ones, as the import's form would; returns its id. */
async function sendFile(desk: Page): Promise<string> {
  const { origin } = new URL(desk.url());
  const buffer = Buffer.from("id,price,version,note\n112,175,,mandi\n99999999,5,,\n113,1e308,,\n");
  const multipart = { file: { name: "prices.csv", mimeType: "text/csv", buffer } };
  const sent = await desk.request.post("/admin/products/import", { multipart, headers: { origin }, maxRedirects: 0 });
  return sent.headers()["location"]?.split("/").at(-1) ?? "";
}

async function placeWithAddress(page: Page, say: SayMessage): Promise<void> {
  await page.getByLabel(say.checkout("field.delivery_zone"), { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(say.checkout("field.delivery_address"), { exact: true }).fill("House 12, Street 4, Block B");
  await page.getByRole("button", { name: say.checkout("place"), exact: true }).click();
}

/** A customer with an order, and a line in the cart. */
async function becomeCustomer(page: Page, say: SayMessage): Promise<number> {
  await createAccount(page);
  const { id } = await buy(page, say, tea.name);
  await page.goto("/products");
  await addFromCard(page, say, tea.name);
  return id;
}
