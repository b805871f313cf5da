import "./rig/environment.ts";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { adminProducts } from "./admin-products.ts";
import { cachedPages, freshPrices } from "./cached-pages.ts";
import { dashboard } from "./dashboard.ts";
import { type Figure, isMet, tableOf } from "./figure.ts";
import { firstPage } from "./first-page.ts";
import { lists } from "./lists.ts";
import { memory } from "./memory.ts";
import { placeOrders } from "./orders.ts";
import { ordersDesk } from "./orders-desk.ts";
import { pages } from "./pages.ts";
import { makeShopFolder, type ShopFolder } from "./rig/shop-folder.ts";
import { searches } from "./search.ts";
import { sections } from "./sections.ts";
import { signedInPages } from "./signed-in-pages.ts";
import { slowViews } from "./views.ts";

/**
 * `npm run bench [-- NAME …] [--json FILE]`: all benches below unless some are named. Figures are for
 * reading, so a missed target is no failure; only what could not be measured ends with 1.
 */
const benches: Record<string, (folder: ShopFolder) => Promise<Figure[]>> = {
  pages,
  search: searches,
  lists,
  cached: async (folder) => [...(await cachedPages(folder)), ...(await freshPrices(folder))],
  "signed-in": signedInPages,
  views: slowViews,
  orders: placeOrders,
  "first-page": firstPage,
  memory,
  "admin-products": adminProducts,
  "orders-desk": ordersDesk,
  dashboard,
  sections,
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: "string" } } });
const names = positionals.length > 0 ? positionals : Object.keys(benches);
const unknown = names.filter((name) => !benches[name]);
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}; there are ${Object.keys(benches).join(", ")}.`);
  process.exit(1);
}

const figures: Figure[] = [];
const folder = await makeShopFolder();
try {
  for (const name of names) {
    console.error(`${name} …`);
    figures.push(...((await benches[name]?.(folder)) ?? []));
  }
} finally {
  await folder.remove();
}
console.log(`\n${tableOf(figures)}`);
if (values.json)
  writeFileSync(
    values.json,
    `${JSON.stringify(
      figures.map((figure) => ({ ...figure, met: isMet(figure) })),
      null,
      2,
    )}\n`,
  );
