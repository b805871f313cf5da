import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isZoneName } from "#app/domain/delivery/zone-names.ts";
import { normalisePhone } from "#app/lib/phone.ts";
import { unitPrice } from "#app/lib/price.ts";
import customers from "./catalogue/customers.json" with { type: "json" };
import reviews from "./catalogue/reviews.json" with { type: "json" };
import seasonal from "./catalogue/seasonal.json" with { type: "json" };
import slides from "./catalogue/slides.json" with { type: "json" };
import soldByWeight from "./catalogue/sold-by-weight.json" with { type: "json" };
import staples from "./catalogue/staples.json" with { type: "json" };
import synonyms from "./catalogue/synonyms.json" with { type: "json" };
import units from "./catalogue/units.json" with { type: "json" };
import videos from "./catalogue/videos.json" with { type: "json" };
import zones from "./catalogue/zones.json" with { type: "json" };
import { cataloguePackages, categories, priceToday, productNamed, products } from "./read-catalogue.ts";

const onSale = products.filter(({ status }) => status === "active");
const subcategories = categories.flatMap((category) =>
  category.subcategories.map((sub) => ({ ...sub, category: category.slug })),
);
const repeated = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at);

describe("the products", () => {
  test("495 are on sale, and what else a Multan shopper would miss waits as drafts behind them", () => {
    expect(onSale).toHaveLength(495);
    expect(products.slice(0, 495).every(({ status }) => status === "active")).toBe(true);
    expect(products.slice(495).every(({ status }) => status === "draft")).toBe(true);
  });

  test("no two have the same name, and each has its name and description in Urdu too", () => {
    expect(repeated(products.map(({ name }) => name))).toEqual([]);
    expect(products.filter(({ nameUr, descriptionUr }) => !nameUr.trim() || !descriptionUr.trim())).toEqual([]);
  });

  test("each stands in a subcategory of its own category, under a unit that staff can choose", () => {
    const misplaced = products.filter(
      (product) => !subcategories.some(({ slug, category }) => slug === product.subcategory && category === product.category),
    );
    expect(misplaced).toEqual([]);
    expect(products.filter(({ unit }) => !units.some(({ abbreviation }) => abbreviation === unit))).toEqual([]);
  });

  test("each earns something, discount included", () => {
    expect(products.filter((product) => priceToday(product) <= product.costPrice).map(({ name }) => name)).toEqual([]);
  });

  test("each has a unit price in the one basis of its subcategory", () => {
    const without = products.filter((product) => {
      const basis = subcategories.find(({ slug }) => slug === product.subcategory)?.unitBasis;
      return !basis || unitPrice({ ...product, price: priceToday(product), basis }) === null;
    });
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test("product 7 is sold by the piece and there are 15; product 1 can be bought for ever", () => {
    expect(products[6]).toMatchObject({ id: 7, soldByWeight: false, quantityStep: 1000, stockQuantity: 15_000, inStock: true });
    expect(products[0]).toMatchObject({ id: 1, soldByWeight: false, stockQuantity: null, inStock: true, status: "active" });
  });

  test("about a third are counted, some of them sold out", () => {
    const counted = onSale.filter(({ stockQuantity }) => stockQuantity !== null);
    expect(counted.length / onSale.length).toBeCloseTo(1 / 3, 1);
    expect(counted.some(({ stockQuantity }) => stockQuantity === 0)).toBe(true);
  });

  test("what is sold by weight is named in the list, loose and by the kilo, in steps of one pao", () => {
    expect(repeated(soldByWeight)).toEqual([]);
    for (const name of soldByWeight) {
      expect(productNamed(name)).toMatchObject({ unit: "kg", unitSize: "1", brand: null, soldByWeight: true, quantityStep: 250 });
    }
    expect(products.filter((product) => product.soldByWeight)).toHaveLength(soldByWeight.length);
  });

  test("sizes of one article are a family: same brand, same shelf, another size", () => {
    const names = [...new Set(products.flatMap(({ packFamily }) => packFamily ?? []))];
    const families = new Map(names.map((name) => [name, products.filter(({ packFamily }) => packFamily === name)]));
    expect([...families.keys()].slice(0, 3)).toEqual([
      ...["sunridge chakki atta", "ashrafi fortified atta", "guard super kernel basmati rice"],
    ]);
    expect(families.size).toBeGreaterThanOrEqual(15);
    for (const sizes of families.values()) {
      expect(sizes.length).toBeGreaterThan(1);
      expect(new Set(sizes.map(({ brand, subcategory }) => `${brand} ${subcategory}`)).size).toBe(1);
      expect(repeated(sizes.map(({ unit, unitSize }) => `${unitSize} ${unit}`))).toEqual([]);
    }
    expect(families.get("tapal danedar tea")?.map(({ unitSize }) => unitSize)).toEqual(["190", "430", "900"]);
  });

  test("the staples are the most popular", () => {
    const best = onSale.toSorted((a, b) => b.popularity - a.popularity).slice(0, staples.length);
    expect(best.map(({ name }) => name)).toEqual(staples);
  });
});

test("no word means the same as two different things", () => {
  expect(repeated(synonyms.flat())).toEqual([]);
  expect(synonyms.filter((words) => words.length < 2)).toEqual([]);
});

test.each([
  ["chawal", "basmati"],
  ["gosht", "mutton"],
  ["gosht", "bakra"],
  ["sharbat", "squash"],
  ["sharbat", "rooh afza"],
  ["makhan", "butter"],
  ["malai", "cream"],
  ["chai", "patti"],
  ["aam", "am"],
  ["cheeni", "shakar"],
])("%s does not find every %s", (word, wide) => {
  expect(synonyms.find((words) => words.includes(word))).not.toContain(wide);
});

test.each([
  ["Floor Wiper", "pani"],
  ["Vegetable Peeler", "chilka"],
  ["Storage Jars Set 3 pcs", "masala"],
  ["Hilal Cup Cakes 12 pcs", "lunch box"],
  ["Nestlé Fruita Vitals Chaunsa Nectar 200 ml", "lunch box"],
  ["Bottle Gourd", "kaddu"],
])("%s is not found by %s", (name, word) => {
  expect(productNamed(name).keywords).not.toContain(word);
});

describe("the packages", () => {
  test("every component is on sale and there is enough of it for five", () => {
    for (const { product, quantity } of cataloguePackages.flatMap(({ contents }) => contents)) {
      expect(product).toMatchObject({ status: "active", inStock: true });
      if (product.stockQuantity !== null) expect(product.stockQuantity, product.name).toBeGreaterThanOrEqual(quantity * 5);
    }
  });

  test("each is cheaper than its products one by one", () => {
    expect(cataloguePackages.filter(({ price, itemTotal }) => price >= itemTotal)).toEqual([]);
  });
});

test("the glyph of every category is an icon we have", () => {
  const icons = "node_modules/lucide-react/dist/esm/icons";
  expect(categories.filter(({ glyph }) => !existsSync(`${icons}/${glyph}.mjs`)).map(({ glyph }) => glyph)).toEqual([]);
});

test("no two categories look alike", () => {
  expect(repeated(categories.map(({ glyph }) => glyph))).toEqual([]);
  expect(new Set(categories.map(({ hue }) => hue)).size).toBe(categories.length);
});

test("twelve zones are set up, Gulgasht Colony first, each of them the city's", () => {
  expect(zones).toHaveLength(12);
  expect(zones[0]?.name).toBe("Gulgasht Colony");
  expect([...zones, ...customers.map(({ zone: name }) => ({ name }))].filter(({ name }) => !isZoneName(name))).toEqual([]);
});

test("25 customers have a phone and an e-mail address of their own", () => {
  expect(customers).toHaveLength(25);
  expect(repeated(customers.map(({ email }) => email))).toEqual([]);
  expect(repeated(customers.map(({ phone }) => phone))).toEqual([]);
  expect(customers.filter(({ phone }) => normalisePhone(phone) !== phone)).toEqual([]);
});

test("the homepage shows three slides that lead somewhere and six seasonal products that can be bought", () => {
  expect(slides.map(({ url }) => url)).toEqual([
    `/category/${categoryId("vegetables")}`,
    "/packages",
    `/category/${categoryId("tea-coffee")}`,
  ]);
  expect(seasonal).toHaveLength(6);
  for (const name of seasonal) expect(productNamed(name)).toMatchObject({ status: "active", inStock: true });
});

test("every video has an eleven-character id, every review a rating", () => {
  expect(videos.filter(({ youtubeUrl }) => !/(?:v=|be\/)[\w-]{11}$/.test(youtubeUrl))).toEqual([]);
  expect(reviews.filter(({ rating }) => rating < 1 || rating > 5)).toEqual([]);
});

const categoryId = (slug: string) => categories.find((category) => category.slug === slug)?.id;
