import { byteOrderMark, csvText } from "#app/domain/resource/csv/write-csv.server.ts";
import { type Paisa, toRupeesInput } from "#app/lib/money.ts";
import { oneLine, withoutInvisible } from "#app/lib/one-line.ts";
import { db } from "#app/platform/db.server.ts";
import { type CategoryIndex, findCategoryIndex } from "../categories.server.ts";
import { matchStaffProducts } from "../internal/match-staff-products.server.ts";
import { type SavedProduct, valueColumns } from "../internal/write-products.server.ts";
import type { StaffFilter } from "../staff-query.ts";
import { type ExportField, exportFields } from "./csv-fields.ts";

const yesNo = (is: boolean) => (is ? "yes" : "no");
const money = (amount: number | null) => (amount === null ? "" : toRupeesInput(amount as Paisa));
const units = (amount: number | null) => (amount === null ? "" : String(amount / 1000));

type Cell = (product: SavedProduct, index: CategoryIndex) => string;

/** The cells of a product, each written so that the import reads it back as it was. */
const cells: Readonly<Record<ExportField, Cell>> = {
  id: ({ id }) => String(id),
  barcode: ({ barcode }) => barcode ?? "",
  name: ({ name }) => name,
  name_ur: ({ nameUr }) => nameUr ?? "",
  description: ({ description }) => description,
  description_ur: ({ descriptionUr }) => descriptionUr ?? "",
  price: ({ price }) => money(price),
  cost_price: ({ costPrice }) => money(costPrice),
  discount_percent: ({ discountPercent }) => String(discountPercent / 100),
  discount_active: ({ discountActive }) => yesNo(discountActive),
  category: ({ categoryId }, { categoryById }) => categoryById.get(categoryId)?.name ?? "",
  subcategory: ({ subcategoryId }, { subcategoryById }) => subcategoryById.get(subcategoryId ?? 0)?.name ?? "",
  company_name: ({ companyName }) => companyName ?? "",
  keywords: ({ keywords }) => keywords.join(", "),
  unit: ({ unit }) => unit,
  unit_size: ({ unitSize }) => unitSize ?? "",
  pack_family: ({ packFamily }) => packFamily ?? "",
  quality: ({ quality }) => quality,
  in_stock: ({ inStock }) => yesNo(inStock),
  stock_quantity: ({ stockQuantity }) => units(stockQuantity),
  featured: ({ featured }) => yesNo(featured),
  status: ({ status }) => status,
  sold_by_weight: ({ soldByWeight }) => yesNo(soldByWeight),
  quantity_step: ({ quantityStep }) => units(quantityStep),
  order_limit: ({ orderLimit }) => units(orderLimit),
  image_url: ({ imageUrl }) => imageUrl ?? "",
  drawn_as: ({ drawnAs }) => drawnAs ?? "",
  version: ({ version }) => String(version),
  stock_shown: ({ stockQuantity }) => units(stockQuantity) || "none",
};

const severalLines: ReadonlySet<ExportField> = new Set(["description", "description_ur"]);

/** A cell without signs that nobody sees; on one line where its field is. */
const plainCell = (field: ExportField, text: string): string =>
  severalLines.has(field) ? withoutInvisible(text) : oneLine(text);

const atOnce = 500;

/** More products than this are two exports. */
const maxExported = 250_000;

/**
 * The products that a filter finds as CSV, in its order, some hundred at a time: memory stays the same however many there are.
 *
 * @param costVisible whether the column of costs is among them
 */
export async function* exportProducts(filter: StaffFilter, { costVisible }: { costVisible: boolean }): AsyncGenerator<string> {
  const fields = exportFields.filter((field) => field !== "cost_price" || costVisible);
  const index = await findCategoryIndex();
  const ids = await matchStaffProducts(filter, { take: maxExported, skip: 0 });
  yield byteOrderMark + csvText([fields]);
  for (let from = 0; from < ids.length; from += atOnce) {
    const products = await db.$queryRaw<SavedProduct[]>`
      SELECT ${valueColumns} FROM unnest(${ids.slice(from, from + atOnce)}::int[]) WITH ORDINALITY AS listed (listed_id, place)
      JOIN products p ON p.id = listed.listed_id ORDER BY listed.place`;
    yield csvText(products.map((product) => fields.map((field) => plainCell(field, cells[field](product, index)))));
  }
}
