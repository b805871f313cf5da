import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Card } from "#app/domain/catalog/card.ts";
import { LangContext } from "#app/i18n/use-text.ts";
import { paisa } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { FragmentContext } from "#app/ui/fragment.tsx";
import { renderFragment } from "#app/ui/fragment-cache.server.tsx";
import { ProductCard } from "./product-card.tsx";

const tomatoes: Card = {
  id: 3,
  name: "Tomatoes",
  nameUr: "Tamatar",
  unit: "kg",
  quality: "A",
  image: "/placeholders/carrot-30.svg",
  price: paisa(14_100),
  listPrice: paisa(15_000),
  discountPercent: 6,
  unitPrice: { amount: paisa(14_100), basis: "kg" },
  quantityStep: thousandths(250),
};

function card(
  product: { [Key in keyof Card]?: Card[Key] | undefined } = {},
  { quantity = 0, saved = false, lang = "en" as "en" | "ur", render = renderToStaticMarkup, cache = false } = {},
) {
  return render(
    <LangContext.Provider value={lang}>
      <FragmentContext.Provider value={cache ? renderFragment : null}>
        <ProductCard
          product={{ ...tomatoes, ...product } as Card}
          quantity={thousandths(quantity)}
          isIncrement={false}
          saved={saved}
        />
      </FragmentContext.Provider>
    </LangContext.Provider>,
  );
}

const names = (html: string) => [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);

test("a card is an article headed by the product's name alone, which leads to the product", () => {
  expect(card()).toMatch(/^<article .*<h3 dir="auto"><a href="\/product\/3">Tomatoes<\/a><\/h3>/);
});

test("on a Roman-Urdu page the card is headed by the whole Roman-Urdu name, and its buttons are named after it", () => {
  expect(card({}, { lang: "ur" })).toContain('<h3 dir="auto"><a href="/product/3">Tamatar</a></h3>');
  const whole = card({ fullNameUr: "Desi Tamatar 1 kg" }, { lang: "ur" });
  expect(whole).toContain('<h3 dir="auto"><a href="/product/3">Desi Tamatar 1 kg</a></h3>');
  expect(names(whole).every((name) => name?.includes("Desi Tamatar 1 kg"))).toBe(true);
  expect(card({ nameUr: undefined }, { lang: "ur" })).toContain('<h3 dir="auto"><a href="/product/3">Tomatoes</a></h3>');
});

test("its buttons are named after the product", () => {
  expect(names(card())).toEqual(["Add Tomatoes", "Save Tomatoes"]);
  expect(names(card({}, { quantity: 1250 }))).toEqual(["One less Tomatoes", "One more Tomatoes", "Save Tomatoes"]);
});

test("the stepper goes by what the product is sold in: here a quarter of a kilo, else one whole", () => {
  const wanted = (html: string) => [...html.matchAll(/name="quantity" value="([^"]*)" aria-label/g)].map(([, value]) => value);
  expect(wanted(card({}, { quantity: 1250 }))).toEqual(["1", "1.5"]);
  expect(wanted(card({ quantityStep: undefined }, { quantity: 2000 }))).toEqual(["1", "3"]);
});

test("the second line tells the Roman name, the size and the quality", () => {
  expect(card()).toContain("Tamatar · 1\u00a0kg · A");
  expect(card({ nameUr: undefined, unit: "each", unitSize: "6" })).toContain(">6 pieces · A<");
  expect(card({ nameUr: undefined, unit: "dozen" }, { lang: "ur" })).toContain(">1 darjan · A<");
});

test("on a Roman-Urdu page the second line is the English name, with the size where that does not say it", () => {
  expect(card({}, { lang: "ur" })).toContain(">Tomatoes · 1\u00a0kg · A<");
  const rice = { name: "Guard Rice 5 kg", nameUr: "Chawal", fullNameUr: "Guard Chawal 5 kg", unitSize: "5" };
  expect(card(rice, { lang: "ur" })).toContain(">Guard Rice 5 kg · A<");
  expect(card(rice)).toContain(">Chawal · 5\u00a0kg · A<");
});

test("a discount is told once as a sticker and once as the struck list price", () => {
  expect(card()).toContain("−6%");
  const plain = card({ discountPercent: undefined, listPrice: undefined });
  expect(plain).not.toContain("sticker");
  expect(plain).not.toContain("<s>");
});

test("what cannot be bought says so and offers no Add", () => {
  expect(card({ soldOut: true })).toContain("Sold out");
  expect(names(card({ soldOut: true }))).toEqual(["Save Tomatoes"]);
});

test("when little is left the card says how much", () => {
  expect(card({ fewLeft: thousandths(1500) })).toContain("Only 1.5\u00a0kg left");
  expect(card()).not.toContain("left");
});

test("the heart of a saved product is pressed and takes it back", () => {
  expect(card()).toContain('aria-pressed="false"');
  expect(card()).toContain('form="save"');
  expect(card({}, { saved: true })).toContain('form="unsave"');
  expect(card({}, { saved: true })).toContain('aria-pressed="true"');
});

test("its picture has its size from the start and waits until it is near", () => {
  expect(card()).toContain('src="/placeholders/carrot-30.svg" alt="" width="320" height="240" loading="lazy"');
});

test("what is weighed is also added in the usual amounts, each with what it costs", () => {
  const amounts = (html: string) =>
    [...html.matchAll(/name="quantity" value="([\d.]+)">(.*?) <small>(.*?)<\/small>/g)].map(([, ...said]) => said.join(" | "));
  expect(amounts(card())).toEqual([
    "0.25 | 250\u00a0g | Rs.\u00a035.25",
    "0.5 | 500\u00a0g | Rs.\u00a070.50",
    "1 | 1\u00a0kg | Rs.\u00a0141",
    "2 | 2\u00a0kg | Rs.\u00a0282",
    "5 | 5\u00a0kg | Rs.\u00a0705",
  ]);
  expect(card()).toContain("<summary>1\u00a0kg</summary>");
  expect(card({ asked: thousandths(3000) })).toContain("<summary>3\u00a0kg</summary>");
  expect(amounts(card({ quantityStep: thousandths(500), fewLeft: thousandths(1500) }))).toHaveLength(2);
  for (const other of [
    card({ quantityStep: undefined }),
    card({ unit: "each" }),
    card({ soldOut: true }),
    card({}, { quantity: 500 }),
  ])
    expect(other).not.toContain("<details");
});

test("the quantity in the cart says its unit", () => {
  expect(card({}, { quantity: 500 })).toContain(">500\u00a0g</span>");
  expect(card({ quantityStep: undefined, unit: "dozen" }, { quantity: 2000, lang: "ur" })).toContain(">2 darjan</span>");
});

test("a card out of the server's cache is the card that browsers render, whatever changes on it", () => {
  const products: Partial<Card>[] = [{}, { price: paisa(15_000) }, { soldOut: true }, { fewLeft: thousandths(1500) }];
  const mine = [{}, { quantity: 500 }, { saved: true }, { lang: "ur" as const }];
  for (const product of [...products, ...products]) {
    for (const own of mine) {
      const rendered = card(product, { ...own, render: renderToString });
      expect(card(product, { ...own, render: renderToString, cache: true })).toBe(rendered);
    }
  }
});
