import type { Figure } from "./figure.ts";
import { type AnswerCost, answerCost } from "./rig/answer-cost.ts";
import { inLargeShop } from "./rig/large-shop.ts";
import type { Shop } from "./rig/start-shop.ts";

/** The measured lists: categories, their orders and first pages, a filter or two. */
const usual = [
  ...["/products", "/products?page=2", "/products?sort=price-low", "/products?sort=newest", "/products?featured=true"],
  ...["/category/1", "/category/2?sort=price-low", "/category/6?page=3", "/category/8?sort=name", "/category/3?in_stock=true"],
  ...["/category/1?subcategory=1", "/category/2?quality=A", "/products?brand=Nestl%C3%A9", "/products?min=100&max=500"],
  ...["/products?discounted=true", "/products?discounted=true&sort=price-low", "/products?in_stock=true", "/category/4?max=300"],
];

/** What makes PostgreSQL pass over most: late pages, and filters that few products of the list's order answer. */
const worst = [
  ...[
    "/products?page=400",
    "/products?sort=price-high&page=400",
    "/products?sort=name&page=400",
    "/category/6?sort=newest&page=300",
  ],
  ...["/products?quality=C&sort=price-high", "/products?quality=C&sort=newest", "/products?quality=C&sort=name&page=50"],
  ...["/products?quality=B&sort=price-high&page=100", "/products?quality=B&sort=newest&page=100", "/products?quality=A&page=100"],
  ...["/products?min=50&max=500&page=100", "/products?min=3000&sort=newest", "/products?min=3000&quality=B&sort=name"],
  ...["/products?min=400&max=420&sort=newest&page=40", "/products?in_stock=true&sort=name&page=100"],
  ...["/products?discounted=true&quality=C", "/products?discounted=true&min=50&max=500&sort=name&page=100"],
  ...["/category/6?quality=C&discounted=true", "/category/6?brand=Nestl%C3%A9&quality=B&sort=price-low"],
  ...["/products?brand=Nestl%C3%A9&discounted=true&min=50&max=500&sort=name", "/products?featured=true&quality=C&sort=name"],
  ...["/products?search=pack", "/products?search=milk&quality=C", "/products?search=pack&category=8&quality=C&discounted=true"],
  ...[
    "/products?search=kg&sort=price-low",
    "/products?search=pack&in_stock=true&sort=name",
    "/products?search=1%20kg%20pack&min=3000",
  ],
];

const name = (address: string) => decodeURIComponent(address);

/** Each by itself, as PostgreSQL's CPU time has a resolution of 10 ms; the slowest counts. */
async function eachOf(shop: Shop): Promise<Figure[]> {
  const costs: [string, AnswerCost][] = [];
  for (const address of worst) costs.push([address, await answerCost(shop, [address], { warmUp: 20, requests: 200 })]);
  for (const [address, { database, slow }] of costs)
    console.error(`${name(address)}: database ${database.toFixed(2)} ms, 95 % within ${slow.toFixed(0)} ms`);
  const dearest = (of: keyof AnswerCost) => costs.reduce((max, one) => (one[1][of] > max[1][of] ? one : max));
  const [[slowAddress, { slow }], [dearAddress, { database }]] = [dearest("slow"), dearest("database")];
  return [
    { what: `slowest list, 95 % answered within (${name(slowAddress)})`, value: slow, unit: "ms", most: 60 },
    { what: `dearest list, database CPU (${name(dearAddress)})`, value: database, unit: "ms", most: 3 },
  ];
}

/** Lists of a shop of 100,000 products, uncached: those people look at, and the dearest. */
export const lists = (): Promise<Figure[]> =>
  inLargeShop(
    async (shop) => {
      const { slow, database, app } = await answerCost(shop, usual, { warmUp: 360, requests: 1_800 });
      return [
        { what: "lists, 100,000 products: 95 % answered within", value: slow, unit: "ms", most: 60 },
        { what: "lists, 100,000 products: database CPU a page", value: database, unit: "ms", most: 3 },
        { what: "lists, 100,000 products: app CPU a page", value: app, unit: "ms" },
        ...(await eachOf(shop)),
      ];
    },
    { PAGE_CACHE: "0" },
  );
