import { type FieldName, fieldNames, type ProductFields, type VisibleFields } from "#app/domain/catalog/product-fields.ts";
import { toFormValue } from "#app/domain/catalog/to-form-value.ts";

/** Props of a control of the product form: its name, its initial value, and its errors. */
export type Control = { name: string; id: string; errors: string[] | undefined; defaultValue: string | undefined };

/** Returns the props of a field's control. */
export type ControlOf = (name: keyof FormValues) => Control;

/** The product form as typed: every field's text, and the hidden ones. */
export type FormValues = { [Name in Exclude<FieldName, "pictures">]?: string } & {
  pictures?: string | string[];
  image?: string;
  image_place?: string;
  stock_reason?: string;
  stock_shown?: string;
  version?: string;
};

/** The addresses of a form's further pictures; a returned form with a single one has a plain string. */
export const formPictures = ({ pictures = [] }: FormValues): string[] => [pictures].flat().filter(Boolean);

/** A form field's value as one text. */
export const formText = (typed: FormValues, name: FieldName): string =>
  name === "pictures" ? formPictures(typed).join("\n") : (typed[name] ?? "");

/** A product as form values. */
export function formValuesOf(fields: VisibleFields): FormValues {
  const names = Object.keys(fieldNames) as (keyof ProductFields)[];
  const texts = Object.fromEntries(names.map((name) => [fieldNames[name], toFormValue(name, fields[name])]));
  return { ...texts, pictures: fields.furtherPictures, stock_shown: texts[fieldNames.stockQuantity] || "none" };
}

/** A new product as form values: empty where input is required. */
export const blankFormValues = (fields: ProductFields): FormValues => ({
  ...formValuesOf(fields),
  price: "",
  category_id: "",
  discount_percent: "",
});
