import { type Paisa, toRupeesInput } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { type CategoryFacts, findCategoryFacts } from "../categories.server.ts";
import { matchStaffProducts } from "../match-staff-products.server.ts";
import type { StaffFilter } from "../staff-query.ts";
import { type SavedProduct, valueColumns } from "../write-products.server.ts";
import { type CsvField, csvFields } from "./csv-fields.ts";
import { byteOrderMark, csvText } from "./write-csv.server.ts";

const yesNo = (is: boolean) => (is ? "yes" : "no");
const money = (amount: number | null) => (amount === null ? "" : toRupeesInput(amount as Paisa));
const units = (amount: number | null) => (amount === null ? "" : String(amount / 1000));

/** One cell of a product, written so that the import reads it back as it was. */
function cellOf(field: CsvField, product: SavedProduct, { categoryById, subcategoryById }: CategoryFacts): string {
  switch (field) {
    case "id":
      return String(product.id);
    case "barcode":
      return product.barcode ?? "";
    case "name":
      return product.name;
    case "name_ur":
      return product.nameUr ?? "";
    case "description":
      return product.description;
    case "description_ur":
      return product.descriptionUr ?? "";
    case "price":
      return money(product.price);
    case "cost_price":
      return money(product.costPrice);
    case "discount_percent":
      return String(product.discountPercent / 100);
    case "discount_active":
      return yesNo(product.discountActive);
    case "category":
      return categoryById.get(product.categoryId)?.name ?? "";
    case "subcategory":
      return (product.subcategoryId !== null && subcategoryById.get(product.subcategoryId)?.name) || "";
    case "company_name":
      return product.companyName ?? "";
    case "keywords":
      return product.keywords.join(", ");
    case "unit":
      return product.unit;
    case "unit_size":
      return product.unitSize ?? "";
    case "quality":
      return product.quality;
    case "in_stock":
      return yesNo(product.inStock);
    case "stock_quantity":
      return units(product.stockQuantity);
    case "featured":
      return yesNo(product.featured);
    case "status":
      return product.status;
    case "sold_by_weight":
      return yesNo(product.soldByWeight);
    case "quantity_step":
      return units(product.quantityStep);
    case "image_url":
      return product.imageUrl ?? "";
  }
}

const atOnce = 500;

/** More products than this are two exports. */
const mostExported = 250_000;

/**
 * The products that a filter finds as CSV, in its order, some hundred at a time: memory stays the same however many there are.
 *
 * @param costVisible whether the column of costs is among them
 */
export async function* exportProducts(filter: StaffFilter, { costVisible }: { costVisible: boolean }): AsyncGenerator<string> {
  const fields = csvFields.filter((field) => field !== "cost_price" || costVisible);
  const facts = await findCategoryFacts();
  const ids = await matchStaffProducts(filter, { take: mostExported, skip: 0 });
  yield byteOrderMark + csvText([fields]);
  for (let from = 0; from < ids.length; from += atOnce) {
    const products = await db.$queryRaw<SavedProduct[]>`
      SELECT ${valueColumns} FROM unnest(${ids.slice(from, from + atOnce)}::int[]) WITH ORDINALITY AS listed (listed_id, place)
      JOIN products p ON p.id = listed.listed_id ORDER BY listed.place`;
    yield csvText(products.map((product) => fields.map((field) => cellOf(field, product, facts))));
  }
}
