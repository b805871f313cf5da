import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { whenHydrated } from "./hydrated.ts";
import type { SayMessage } from "./messages.ts";
import { expect } from "./test.ts";

/** Where staff keep the questions. */
export const faqAddress = "/admin/faq";

/** A question that no other test asks. */
export const newQuestion = () => `Do you stock karonda ${randomInt(100_000, 999_999)}?`;

/** A text field of the form, in English. */
export const english = (page: Page, say: SayMessage, field: "question" | "answer") =>
  page.getByLabel(`${say.adminFaq(`field.${field}`)} ${say.resource("english")}`, { exact: true });

/** The row of a question. */
export const rowOf = (page: Page, question: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name: question, exact: true }) });

/** Saves the open form. */
export const save = (page: Page, say: SayMessage) =>
  page.getByRole("button", { name: say.resource("save"), exact: true }).click();

/** Opens the list once its keys work. */
export async function openFaq(page: Page, query = ""): Promise<void> {
  await page.goto(faqAddress + query);
  await whenHydrated(page);
}

/** Adds a question by its form. */
export async function addQuestion(page: Page, say: SayMessage, question: string): Promise<void> {
  await openFaq(page, "?edit=new");
  await english(page, say, "question").fill(question);
  await english(page, say, "answer").fill("When it is in season.");
  await save(page, say);
  await expect(page).toHaveURL(faqAddress);
}
