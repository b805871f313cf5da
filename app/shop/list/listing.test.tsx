import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { expect, test } from "vitest";
import type { Card } from "#app/domain/catalog/card.ts";
import type { ChoiceCounts } from "#app/domain/catalog/count-products.server.ts";
import { everything, type ProductQuery } from "#app/domain/catalog/product-query.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { LangContext } from "#app/i18n/use-text.ts";
import { jsonList } from "#app/lib/json-list.ts";
import { rupees } from "#app/lib/money.ts";
import { servedPartsLoaded } from "#app/ui/served-part.tsx";
import { Listing, type ListingView } from "./listing.tsx";

await servedPartsLoaded();

const onions: Card = {
  id: 7,
  name: "Onions",
  unit: "kg",
  quality: "A",
  image: "/placeholders/carrot-25.svg",
  price: rupees(130),
};

type Shown = { path?: string; lang?: Lang; hasNext?: boolean; products?: Card[]; choices?: ChoiceCounts } & Partial<
  Pick<ListingView, "total">
>;

function shown(
  change: Partial<ProductQuery>,
  { path = "/products", lang = "en", products = [onions], hasNext = false, choices, total = null }: Shown = {},
) {
  const query = { ...everything, ...change };
  const brands = jsonList(["Dalda", "Sufi"].map((name) => ({ name, count: choices?.brands[name] ?? 0 })));
  const offered = { categories: jsonList([{ id: 2, name: "Oil" }]), shelves: [], brands };
  const view = { query, ...offered, choices: choices ?? null, total, products: jsonList(products), hasNext };
  return renderToStaticMarkup(
    <LangContext.Provider value={lang}>
      <StaticRouter location={path}>
        <Listing path={path} view={view} />
      </StaticRouter>
    </LangContext.Provider>,
  ).replaceAll("&amp;", "&");
}

const chips = (html: string) => /<nav class="filter-chips".*?<\/nav>/.exec(html)?.[0] ?? "";

test("A2.02 the filters are a form that works without JavaScript, and keeps what the list is about", () => {
  const html = shown({
    search: "ghee",
    category: 2,
    subcategory: 4,
    sort: "name",
    brands: ["Sufi"],
    quality: "B",
    inStock: true,
  });
  const form = /<form[^>]*id="filters".*?<\/form>/.exec(html)?.[0] ?? "";
  expect(form).toContain('method="get" action="/products"');
  const fields = [...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  expect(fields).toEqual([
    ...["search", "category", "subcategory", "brand", "brand", "min", "max", "quality", "in_stock", "discounted", "sort"],
  ]);
  expect(form).toMatch(/name="brand"[^>]*checked="" value="Sufi"|value="Sufi"[^>]*checked/);
  for (const chosen of ['<option value="B" selected="">', 'value="ghee"', 'value="name"']) expect(form).toContain(chosen);
  expect(form).toMatch(/name="in_stock"[^>]*checked/);
});

test("a category's own page keeps its category in its path", () => {
  const html = shown({ category: 2, subcategory: 4 }, { path: "/category/2" });
  expect(html).toContain('action="/category/2"');
  expect(html).not.toContain('name="category"');
});

test("A2.02 every filter that is on can be taken away by itself, or all of them at once", () => {
  const html = chips(
    shown({
      search: "ghee",
      brands: ["Dalda", "K&N's"],
      priceFrom: rupees(100),
      priceTo: rupees(500),
      quality: "A",
      inStock: true,
      page: 3,
    }),
  );
  for (const [label, address] of [
    ["Dalda", "/products?search=ghee&brand=K%26N%27s&min=100&max=500&quality=A&in_stock=true"],
    ["K&N&#x27;s", "/products?search=ghee&brand=Dalda&min=100&max=500&quality=A&in_stock=true"],
    ["Rs.\u00a0100 to Rs.\u00a0500", "/products?search=ghee&brand=Dalda&brand=K%26N%27s&quality=A&in_stock=true"],
    ["A – Premium", "/products?search=ghee&brand=Dalda&brand=K%26N%27s&min=100&max=500&in_stock=true"],
    ["In stock", "/products?search=ghee&brand=Dalda&brand=K%26N%27s&min=100&max=500&quality=A"],
  ])
    expect(html).toContain(`<a href="${address}" aria-label="Remove filter: ${label}">${label}</a>`);
  expect(html).toContain('<a href="/products?search=ghee">Clear filters</a>');
});

test("A2.04 featured products say so, and lead back to all; a list without filters says nothing", () => {
  expect(chips(shown({ featured: true }, { lang: "ur" }))).toContain(
    '<a href="/products" aria-label="Filter hatayein: Khaas">Khaas</a>',
  );
  expect(chips(shown({ search: "ghee", category: 2 }))).toBe("");
});

test("a list that the filters emptied offers to clear them", () => {
  const html = shown({ brands: ["Sufi"], category: 2 }, { products: [] });
  expect(html).toContain("Nothing matches these filters");
  expect(html).toContain('<a href="/products?category=2" class="button button-primary">Clear filters</a>');
  expect(html).not.toContain("<article");
});

test("pages have addresses that keep everything else", () => {
  const html = shown({ brands: ["Sufi"], page: 2 }, { hasNext: true });
  expect(html).toContain('<a href="/products?brand=Sufi" rel="prev">');
  expect(html).toContain('<a href="/products?brand=Sufi&page=3" rel="next">');
});

test("each choice says how many products it leaves, and the list how many it has", () => {
  const choices = { brands: { Dalda: 3 }, qualities: { A: 31, C: 1 }, inStock: 36, discounted: 2 };
  const html = shown({}, { choices, total: { count: 37, isMore: false } });
  for (const said of [
    "Dalda (3)",
    "Sufi (0)",
    "A – Premium (31)",
    "B – Standard (0)",
    "In stock (36)",
    "At a discount (2)",
    "37 products",
  ])
    expect(html).toContain(`>${said}<`);
  expect(shown({}, { total: { count: 2000, isMore: true }, lang: "ur" })).toContain(">2000 se zyada cheezein<");
  expect(shown({}, { total: { count: 1, isMore: false } })).toContain(">1 product<");
});

test("on a phone the order is chosen from a list, which works without JavaScript and keeps the filters", () => {
  const html = shown({ search: "ghee", brands: ["Dalda", "Sufi"], sort: "name", page: 3 });
  const form = /<form(?![^>]*id="filters")[^>]*action="\/products">.*?<\/form>/.exec(html)?.[0] ?? "";
  expect([...form.matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => `${name}=${value}`)).toEqual([
    ...["search=ghee", "brand=Dalda", "brand=Sufi"],
  ]);
  expect(form).toContain('aria-label="Sort by"');
  expect(form).toContain('<option value="name" selected="">Name A–Z</option>');
  expect(form).toMatch(/<noscript><button type="submit"/);
});
