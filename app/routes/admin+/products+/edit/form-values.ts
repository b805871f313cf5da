import { type FieldName, fieldNames, type ProductFields, type VisibleFields } from "#app/domain/catalog/product-fields.ts";
import { type Paisa, toRupeesInput } from "#app/lib/money.ts";
import { type Thousandths, toQuantityInput } from "#app/lib/quantity.ts";

/** The product form as it is typed: every field's text, and what goes along with them. */
export type FormValues = { [Name in Exclude<FieldName, "pictures">]?: string } & {
  pictures?: string | string[];
  image?: string;
  image_place?: string;
  stock_reason?: string;
  stock_shown?: string;
  version?: string;
};

const written: Partial<Record<keyof ProductFields, (value: never) => string>> = {
  price: (price: Paisa) => toRupeesInput(price),
  costPrice: (cost: Paisa) => toRupeesInput(cost),
  discountPercent: (points: number) => String(points / 100),
  stockQuantity: (stock: Thousandths) => toQuantityInput(stock),
  quantityStep: (step: Thousandths) => toQuantityInput(step),
  keywords: (words: string[]) => words.join(", "),
  furtherPictures: (addresses: string[]) => addresses.join("\n"),
};

/** A field's value, from the product or out of the audit book, as the form holds it; empty where there is none. */
export function toFormValue(field: keyof ProductFields, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "on" : "off";
  const write = written[field] as ((value: unknown) => string) | undefined;
  return write ? write(value) : String(value);
}

/** The addresses of the further pictures that a form holds; one that came back with a single one holds it bare. */
export const formPictures = ({ pictures = [] }: FormValues): string[] => [pictures].flat().filter(Boolean);

/** What a form holds in a field, as one text. */
export const formText = (typed: FormValues, name: FieldName): string =>
  name === "pictures" ? formPictures(typed).join("\n") : (typed[name] ?? "");

/** A product as the form holds it. */
export function formValuesOf(fields: VisibleFields): FormValues {
  const names = Object.keys(fieldNames) as (keyof ProductFields)[];
  const texts = Object.fromEntries(names.map((name) => [fieldNames[name], toFormValue(name, fields[name])]));
  return { ...texts, pictures: fields.furtherPictures, stock_shown: texts[fieldNames.stockQuantity] || "none" };
}

/** A new product as the form holds it: nothing where something must be typed. */
export const blankFormValues = (fields: ProductFields): FormValues => ({
  ...formValuesOf(fields),
  price: "",
  category_id: "",
  discount_percent: "",
});
