import { z } from "zod";
import { idField, moneyField, orNull } from "#app/lib/form-fields.server.ts";
import { type BulkChange, limitWays, priceWays, roundings, stockWays } from "./bulk-change.ts";
import { percentField, stockField, switchField } from "./internal/stock-field.server.ts";
import { productStatuses } from "./product-fields.ts";

const raised = z.string().trim().max(30, "number");

/**
 * The one change of a bulk edit. An empty choice keeps the products' own value; a choice requires its figure. `seen` is the
 * fingerprint of the products and versions that were on the screen, `preview` only computes the result.
 */
export const bulkEditForm = z
  .object({
    price_way: z.enum(priceWays, "choice").optional(),
    price_amount: raised.optional(),
    rounding: z.enum(roundings, "choice").optional(),
    discount_way: z.enum(["set", "off"], "choice").optional(),
    discount_percent: percentField.optional(),
    stock_way: z.enum(stockWays, "choice").optional(),
    stock_quantity: stockField.optional(),
    limit_way: z.enum(limitWays, "choice").optional(),
    order_limit: stockField.refine((limit) => limit > 0, "above-zero").optional(),
    in_stock: switchField.transform(orNull),
    featured: switchField.transform(orNull),
    status: z.enum(productStatuses, "choice").optional(),
    category: idField.optional(),
    subcategory: idField.optional(),
    seen: z.string().max(100),
    preview: z.literal("on").optional().catch(undefined),
  })
  .transform((form, context) => {
    const wrong = (field: string, message: string) => {
      context.addIssue({ code: "custom", path: [field], message });
      return z.NEVER;
    };
    const figure = <Value>(field: string, value: Value | undefined): Value =>
      value === undefined ? wrong(field, "required") : value;
    const change: BulkChange = {
      price: form.price_way
        ? {
            way: form.price_way,
            amount: amountOf(form.price_way.endsWith("percent"), form.price_amount) ?? wrong("price_amount", "number"),
            rounding: form.rounding ?? "rupee",
          }
        : null,
      discount: form.discount_way === "set" ? figure("discount_percent", form.discount_percent) : form.discount_way ? 0 : null,
      stock: form.stock_way
        ? { way: form.stock_way, amount: form.stock_way === "untrack" ? 0 : figure("stock_quantity", form.stock_quantity) }
        : null,
      orderLimit: form.limit_way ? { most: form.limit_way === "set" ? figure("order_limit", form.order_limit) : null } : null,
      inStock: form.in_stock,
      featured: form.featured,
      status: orNull(form.status),
      shelf: form.category ? { categoryId: form.category, subcategoryId: form.subcategory ?? null } : null,
    };
    return { change, seen: form.seen, isPreview: form.preview === "on" };
  });

function amountOf(isPercent: boolean, text: string | undefined): number | null {
  const parsed = (isPercent ? percentField : moneyField).safeParse(text);
  return parsed.success ? parsed.data : null;
}
