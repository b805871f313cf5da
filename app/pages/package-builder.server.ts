import { listProducts } from "#app/domain/catalog/list-products.server.ts";
import { everything } from "#app/domain/catalog/product-query.ts";
import {
  type BuilderView,
  type Draft,
  type DraftLine,
  defaultDuration,
  draftBounds,
  joinLines,
} from "#app/domain/packages/draft.ts";
import { priceDraft } from "#app/domain/packages/price-draft.server.ts";
import { readFormData } from "../http/form-data.server.ts";
import { freeText, rowId, wholeNumber } from "../http/search-params.server.ts";

/** How many products the builder offers at a time. */
const maxFound = 8;

/**
 * The draft in a URL: the builder form's values, with one product added (`add`) or removed (`remove`). Invalid values are ignored.
 * Null when the URL holds none, which a form without a name field can't send.
 */
export function readPackageDraft(params: URLSearchParams): Draft | null {
  if (!params.has("name")) return null;
  const quantities = params.getAll("quantity");
  const lines = params.getAll("product_id").flatMap((text, place) => lineOf(text, quantities[place]));
  const removed = rowId(params.get("remove") ?? undefined);
  return {
    name: freeText(params, "name", draftBounds.name),
    duration: wholeNumber(params, "duration", { most: draftBounds.days, fallback: defaultDuration }),
    lines: joinLines([...lines, ...lineOf(params.get("add"), "1")]).filter(({ productId }) => productId !== removed),
  };
}

function lineOf(id: string | null, quantity = ""): DraftLine[] {
  const productId = rowId(id ?? undefined);
  const units = rowId(quantity) ?? 0;
  return productId && units > 0 ? [{ productId, quantity: Math.min(units, draftBounds.units) }] : [];
}

/**
 * What the builder shows: the draft at today's prices, and products to add to it; the most popular ones before a search.
 * `own` is the package as it is kept, where there is one.
 */
export async function readPackageBuilder(draft: Draft, params: URLSearchParams, own?: Draft): Promise<BuilderView> {
  const search = freeText(params, "search");
  const [priced, { products }] = await Promise.all([
    priceDraft(draft.lines, own?.lines),
    listProducts({ ...everything, search }, { everySize: true }),
  ]);
  const { name, duration } = draft;
  return { name, duration, search, ...priced, found: products.slice(0, maxFound) };
}

/** The fields of the builder's form and no others: a name such as `product_id[9999999]` would be unfolded into as many lines. */
export async function draftFields(request: Request): Promise<FormData> {
  const fields = new FormData();
  const sent = await readFormData(request);
  for (const name of ["name", "duration", "product_id", "quantity"])
    for (const value of sent.getAll(name)) if (typeof value === "string") fields.append(name, value);
  return fields;
}
