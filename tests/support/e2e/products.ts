import { expect, type Locator, type Page } from "@playwright/test";
import type { SayMessage } from "./messages.ts";

/** Products of the demo shop that journeys buy. None is counted in stock, so no journey takes them from another. */
export const tea = { id: 267, name: "Tapal Danedar Tea 900 g", nameUr: "Tapal Danedar Chai Patti 900 g" };
export const smallTea = { id: 266, name: "Tapal Danedar Tea 430 g", nameUr: "Tapal Danedar Chai Patti 430 g" };
export const milk = { id: 177, name: "Olper's Full Cream Milk 1.5 L" };
export const eggs = { id: 200, name: "Farm Eggs", nameUr: "Farmi Anday" };
export const sugar = { id: 98, name: "White Sugar 5 kg" };
export const potatoes = { id: 112, name: "Potatoes", nameUr: "Aloo" };
export const onions = { id: 113, name: "Onions" };

/** The Roman-Urdu names of the products that are bought on pages in Roman Urdu. */
const namesUr: Readonly<Record<string, string>> = {
  [tea.name]: tea.nameUr,
  [smallTea.name]: smallTea.nameUr,
  [eggs.name]: eggs.nameUr,
  [potatoes.name]: potatoes.nameUr,
  Colocasia: "Arvi",
  "Sweet Potato": "Shakarqandi",
  Pumpkin: "Kaddu",
  Cabbage: "Band Gobhi",
};

/** The name of a product as the pages of a language head it. */
export const headlineOf = ({ lang }: Pick<SayMessage, "lang">, name: string): string => (lang === "ur" && namesUr[name]) || name;

/** The card of a product in the list on the page, whichever language the page is in. */
export const cardOf = (page: Page, name: string): Locator => {
  const heading = (text: string) => page.getByRole("heading", { level: 3, name: text, exact: true });
  return page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: heading(name).or(heading(headlineOf({ lang: "ur" }, name))) });
};

/** The controls of a product's stepper, on a card or a product page. */
export function stepperOf(place: Locator | Page, say: SayMessage, product: string) {
  const named = { product: headlineOf(say, product) };
  return controls(place, {
    add: say.parts("product.add", named),
    more: say.parts("product.more", named),
    less: say.parts("product.less", named),
    quantity: say.parts("product.quantity", named),
  });
}

/** The controls of a product's stepper in the cart. */
export function cartStepperOf(page: Page, say: SayMessage, product: string) {
  const named = { product: headlineOf(say, product) };
  return controls(page.getByRole("main"), {
    add: say.cartLines("add", named),
    more: say.cartLines("more", named),
    less: say.cartLines("less", named),
    quantity: say.cartLines("quantity", named),
  });
}

const controls = (place: Locator | Page, names: Record<"add" | "more" | "less" | "quantity", string>) => ({
  add: place.getByRole("button", { name: names.add, exact: true }),
  more: place.getByRole("button", { name: names.more, exact: true }),
  less: place.getByRole("button", { name: names.less, exact: true }),
  quantity: place.getByRole("textbox", { name: names.quantity, exact: true }),
});

/** Does something to the cart and waits until the shop has saved it, with JavaScript and without. */
export async function saved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST" && /\/cart\b/.test(response.url()));
  await act();
  await answer;
}

/** Presses Add on a product's card. */
export async function addFromCard(page: Page, say: SayMessage, product: string): Promise<void> {
  const stepper = stepperOf(cardOf(page, product), say, product);
  await saved(page, () => stepper.add.click());
  await expect(stepper.quantity).toHaveValue("1");
}
