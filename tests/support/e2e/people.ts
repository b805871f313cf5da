import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { arriveAt } from "./arrive.ts";
import { whenHydrated } from "./hydrated.ts";
import type { SayMessage } from "./messages.ts";

/** Of every account of the demo shop, and of the customers that the journeys register. */
export const password = "Mandi#2026";

export interface Customer {
  name: string;
  email: string;
  phone: string;
}

/** A new customer, so that no journey shares a cart or orders. */
export function newCustomer(): Customer {
  const number = String(randomInt(10_000_000, 99_999_999));
  return { name: "Bushra Anwar", email: `bushra.${number}@example.com`, phone: `030${number}` };
}

/** Fills and sends the register form that is on the page. */
export async function register(page: Page, say: SayMessage, customer = newCustomer()): Promise<Customer> {
  await page.getByLabel(say.labels("name"), { exact: true }).fill(customer.name);
  await page.getByLabel(say.labels("email"), { exact: true }).fill(customer.email);
  await page.getByLabel(say.labels("phone"), { exact: true }).fill(customer.phone);
  await page.getByLabel(say.labels("password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: say.auth("register") }).click();
  await arriveAt(page, (url) => url.pathname !== "/auth");
  return customer;
}

/** Registers a new customer, without the form on the screen; what page comes next is the caller's to open. */
export async function createAccount(page: Page): Promise<Customer> {
  const customer = newCustomer();
  await postToAuth(page, "/auth?tab=register", { ...customer, password });
  return customer;
}

/** Registers a new customer, and opens a page of the shop. */
export async function registerCustomer(page: Page, path = "/products"): Promise<Customer> {
  const customer = await createAccount(page);
  await openHydrated(page, path);
  return customer;
}

/** Fills and sends the sign-in form that is on the page. */
export async function signIn(page: Page, say: SayMessage, emailOrPhone: string): Promise<void> {
  await page.getByLabel(say.auth("email-or-phone"), { exact: true }).fill(emailOrPhone);
  await page.getByLabel(say.labels("password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: say.auth("sign-in"), exact: true }).click();
  await arriveAt(page, (url) => url.pathname !== "/auth");
}

/** A demo account is signed in, without the form on the screen, and arrives at a page, by default the orders desk. */
export async function signInAs(page: Page, account: string, path = "/admin/orders"): Promise<void> {
  await postToAuth(page, "/auth", { email: `${account}@demo.test`, password });
  await openHydrated(page, path);
}

/** Opens a page; where scripts run, what is pressed next shall not be faster than they are. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const runsScripts = await page.evaluate(() => "__remixContext" in window);
  if (runsScripts) await whenHydrated(page);
}

/** What the form of `/auth` sends; the journeys of signing in and registering press its buttons themselves. */
async function postToAuth(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  if (answer.status() !== 302) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}
