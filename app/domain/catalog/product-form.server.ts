import { z } from "zod";
import { fileField } from "#app/domain/media/picture-form.server.ts";
import {
  barcodeField,
  lineField,
  moneyField,
  orNull,
  quantityField,
  textField,
  tickField,
  versionField,
} from "#app/lib/form-fields.server.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { safeLink } from "#app/lib/safe-link.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { typedText } from "#app/lib/western-digits.ts";
import { decisionFields, decisionsIn } from "./internal/decision-fields.server.ts";
import { percentField, stockField } from "./internal/stock-field.server.ts";
import {
  defaultFields,
  drawnShapes,
  fieldNames,
  longestName,
  type ProductFields,
  productStatuses,
  staffReasons,
  weightStep,
} from "./product-fields.ts";
import { qualities } from "./product-query.ts";

const optionalText = (max: number) => textField(max).optional().transform(orNull);

const optionalLine = (max: number) => lineField(max).optional().transform(orNull);

/** A web address without credentials (decisions 40), or the path of a stored picture (A5.11). */
const isPictureAddress = (text: string) =>
  text.startsWith("/") ? safePath(text, "") === text : /^https?:\/\/[^\s"<>]+$/i.test(text) && safeLink(text) !== null;
const pictureField = lineField(500).refine(isPictureAddress, "picture-url");

const stepField = quantityField.refine((step) => step > 0 && step <= 1_000_000, "step");

/** Words between commas, without the empty ones (A5.10), each once. */
const keywordsField = lineField(1000).transform((text) => [
  ...new Set(
    text
      .split(/[,،]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]);

/** How much of its unit a packet holds, a decimal above zero, without trailing zeros. */
const sizeField = z
  .string()
  .transform(typedText)
  .pipe(z.string().regex(/^\d{1,5}(\.\d{1,3})?$/, "size"))
  .transform((text) => String(Number(text)))
  .refine((size) => size !== "0", "size");

/** Whatever its spaces and capitals, a family is the same word. */
const familyField = lineField(80).transform((text) => text.toLowerCase().replace(/\s+/g, " "));

/** The stock figure as the form was loaded: empty is not tracked; absent or unreadable is unknown. */
const shownField = z
  .union([z.literal("none").transform(() => null), stockField])
  .optional()
  .catch(undefined);

/** The number of a row that was chosen from a list. */
const rowField = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, "choice")
  .transform(Number)
  .refine((id) => id <= 2_147_483_647, "choice");

const required = ["name", "description", "price", "category_id"] as const;

const isFilled = (value: unknown) => value !== undefined && value !== "";

const fields = z
  .object({
    name: lineField(longestName),
    name_ur: optionalLine(longestName),
    description: textField(5000),
    description_ur: optionalText(5000),
    price: moneyField.refine((price) => price > 0, "above-zero"),
    cost_price: moneyField.optional().transform(orNull),
    discount_percent: percentField.optional(),
    discount_active: tickField,
    category_id: rowField,
    subcategory_id: rowField.optional().transform(orNull),
    company_name: optionalLine(80),
    keywords: keywordsField.optional(),
    featured: tickField,
    in_stock: tickField,
    stock_quantity: stockField.optional().transform(orNull),
    stock_shown: shownField,
    stock_reason: z.enum(staffReasons, "choice").optional(),
    unit: lineField(20).optional(),
    unit_size: sizeField.optional().transform(orNull),
    pack_family: familyField.optional().transform(orNull),
    sold_by_weight: tickField,
    quantity_step: stepField.optional(),
    order_limit: stockField
      .refine((limit) => limit > 0, "above-zero")
      .optional()
      .transform(orNull),
    quality: z.enum(qualities, "choice").optional(),
    status: z.enum(productStatuses, "choice").optional(),
    barcode: barcodeField.optional().transform(orNull),
    barcode_asked: barcodeField.optional().transform(orNull).catch(null),
    image_url: pictureField.optional().transform(orNull),
    drawn_as: z.enum(drawnShapes, "choice").optional().transform(orNull),
    image: fileField().optional(),
    image_place: z.enum(["first", "further"], "choice").optional(),
    pictures: z.array(pictureField.optional()).max(20).optional(),
    picture_places: z.array(z.string().trim().max(3).optional()).max(20).optional(),
    version: versionField,
    ...decisionFields,
  })
  .refine((form) => required.every((name) => isFilled(form[name])), { message: "fill-required", when: () => true });

type Typed = z.output<typeof fields>;

/**
 * The further pictures as they were put in order: by the numbers written beside them, where zero takes one away; without
 * numbers in the order that they came in.
 */
function furtherPictures({ pictures = [], picture_places: places = [] }: Typed): string[] {
  const numbered = pictures.map((address, at) => ({ address, place: places.length > 0 ? Number(places[at] ?? 0) || 0 : at + 1 }));
  return numbered
    .filter(({ place }) => place > 0)
    .sort((one, other) => one.place - other.place)
    .flatMap(({ address }) => address ?? []);
}

function fieldsTyped(form: Typed): ProductFields {
  const step: Thousandths = form.sold_by_weight ? weightStep : defaultFields.quantityStep;
  return {
    ...{ name: form.name, nameUr: form.name_ur, description: form.description, descriptionUr: form.description_ur },
    ...{ price: form.price, costPrice: form.cost_price, categoryId: form.category_id, subcategoryId: form.subcategory_id },
    ...{ discountPercent: form.discount_percent ?? 0, discountActive: form.discount_active, featured: form.featured },
    ...{ companyName: form.company_name, keywords: form.keywords ?? [], inStock: form.in_stock, barcode: form.barcode },
    ...{
      stockQuantity: form.stock_quantity,
      unit: form.unit ?? defaultFields.unit,
      unitSize: form.unit_size,
      packFamily: form.pack_family,
    },
    ...{ soldByWeight: form.sold_by_weight, quantityStep: form.quantity_step ?? step, orderLimit: form.order_limit },
    ...{ quality: form.quality ?? defaultFields.quality, status: form.status ?? defaultFields.status },
    ...{ imageUrl: form.image_url, drawnAs: form.drawn_as, furtherPictures: furtherPictures(form) },
  };
}

/** The product form's values (A3.01, A3.02, A5.06 to A5.13). Quantities are in selling units, money in rupees, the discount in percent. */
export const staffProductForm = fields.transform((form) => ({
  fields: fieldsTyped(form),
  image: form.image,
  isImageFurther: form.image_place === "further",
  version: form.version,
  decisions: decisionsIn(form),
  stockShown: form.stock_shown,
  reason: form.stock_reason,
  barcodeAsked: form.barcode_asked,
}));

/** What came out of the form. */
export type ProductTyped = z.output<typeof staffProductForm>;

/**
 * The fields that a form spoke of: one that it did not send stays as it is, or as usual in a new product. The ticks of our
 * own form always come with an `off` before them, so that one taken away is not taken for one that was not sent.
 */
export function sentFields({ fields: typed }: ProductTyped, sent: { has(name: string): boolean }): Partial<ProductFields> {
  const names = (Object.keys(fieldNames) as (keyof ProductFields)[]).filter((name) => sent.has(fieldNames[name]));
  return Object.fromEntries(names.map((name) => [name, typed[name]]));
}
