import { findCategoryIndex } from "#app/domain/catalog/categories.server.ts";
import { packagePrint, plainPrint } from "#app/domain/catalog/placeholder.ts";
import { shortNameUr } from "#app/domain/catalog/short-name.ts";
import { type CartLine, isBuyable, stepOfLine } from "./cart-line.ts";

/** A cart line as the pages show it, without internal fields. */
export async function viewLine(line: CartLine) {
  const { key, kind, quantity, unitPrice, listPrice, lineTotal, shownPrice, problem } = line;
  const money = {
    key,
    kind,
    quantity,
    unitPrice,
    listPrice,
    lineTotal,
    problem,
    isBuyable: isBuyable(line),
    step: stepOfLine(line),
    wasPrice: shownPrice !== null && unitPrice > shownPrice ? shownPrice : null,
  };
  if (line.kind === "package") {
    const { id, name, name_ur, image_url } = line.package;
    return {
      ...money,
      id,
      name,
      nameUr: name_ur,
      imageUrl: image_url,
      ...packagePrint,
      unit: null,
      unitSize: null,
      soldByWeight: false,
    };
  }
  const { id, name, name_ur, company_name: brand, image_url, category_id, unit, unit_size, sold_by_weight } = line.product;
  const { glyph, hue } = (await findCategoryIndex()).categoryById.get(category_id) ?? plainPrint;
  const picture = { imageUrl: image_url, glyph, hue };
  const nameUr = shortNameUr({ name, nameUr: name_ur, brand, size: `${unit_size ?? "1"} ${unit}` });
  return { ...money, id, name, nameUr, ...picture, unit, unitSize: unit_size, soldByWeight: sold_by_weight };
}

/** A cart line as the pages show it. */
export type CartLineView = Awaited<ReturnType<typeof viewLine>>;
