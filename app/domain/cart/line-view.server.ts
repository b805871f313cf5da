import { findCategoryIndex } from "#app/domain/catalog/categories.server.ts";
import { packagePrint, plainPrint } from "#app/domain/catalog/placeholder.ts";
import { shortNameUr } from "#app/domain/catalog/short-name.ts";
import { type Lang, nameIn } from "#app/i18n/lang.ts";
import { type CartLine, isBuyable, mostOfLine, stepOfLine } from "./cart-line.ts";

/** A cart line as the pages show it, named in their language, without internal fields. */
export async function viewLine(line: CartLine, lang: Lang) {
  const { key, kind, quantity, unitPrice, listPrice, lineTotal, shownPrice, substitution, problem } = line;
  const money = {
    key,
    kind,
    quantity,
    unitPrice,
    listPrice,
    lineTotal,
    substitution,
    problem,
    isBuyable: isBuyable(line),
    step: stepOfLine(line),
    most: mostOfLine(line),
    wasPrice: shownPrice !== null && unitPrice > shownPrice ? shownPrice : null,
    isChanged: line.kind === "package" && line.isChanged,
  };
  if (line.kind === "package") {
    const { id, name, name_ur, image_url } = line.package;
    return {
      ...money,
      id,
      ...namesIn(lang, { name, nameUr: name_ur, short: name_ur }),
      imageUrl: image_url,
      ...packagePrint,
      unit: null,
      unitSize: null,
      soldByWeight: false,
    };
  }
  const { id, name, name_ur, company_name: brand, picture_url, category_id, unit, unit_size, sold_by_weight } = line.product;
  const { glyph, hue } = (await findCategoryIndex()).categoryById.get(category_id) ?? plainPrint;
  const picture = { imageUrl: picture_url, glyph, hue };
  const short = shortNameUr({ name, nameUr: name_ur, brand, size: `${unit_size ?? "1"} ${unit}` });
  const names = namesIn(lang, { name, nameUr: name_ur, short });
  return { ...money, id, ...names, ...picture, unit, unitSize: unit_size, soldByWeight: sold_by_weight };
}

/** The headline, and the name in the other language where it says more; `short` is the Roman-Urdu name without brand and size. */
function namesIn(lang: Lang, { short, ...names }: { name: string; nameUr: string | null; short: string | null }) {
  const name = nameIn(lang, names);
  return { name, otherName: lang === "en" ? short : name === names.name ? null : names.name };
}

/** A cart line as the pages show it. */
export type CartLineView = Awaited<ReturnType<typeof viewLine>>;
