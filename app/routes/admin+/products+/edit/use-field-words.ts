import { drawnShapes, type FieldName } from "#app/domain/catalog/product-fields.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { excerpt } from "#app/lib/excerpt.ts";
import { formatMoney } from "#app/lib/money.ts";
import { parseRupees } from "#app/lib/parse-rupees.ts";
import type { Choices } from "./read-choices.server.ts";

const longest = 160;

const cut = (text: string) => excerpt(text, longest);

const named = (rows: readonly { id: number; name: string }[], id: string) =>
  rows.find((row) => String(row.id) === id)?.name ?? id;

/** Formats a form field's value for display: names for ids, rupees, yes and no. */
export function useFieldWords({ categories, subcategories }: Choices): (name: FieldName, typed: string | undefined) => string {
  const t = useText(texts);
  return (name, typed) => {
    if (!typed) return t(name === "stock_quantity" ? "stock.none" : "empty");
    switch (name) {
      case "price":
      case "cost_price": {
        const amount = parseRupees(typed);
        return amount === null ? cut(typed) : formatMoney(amount);
      }
      case "discount_percent":
        return `${cut(typed)}%`;
      case "discount_active":
      case "featured":
      case "in_stock":
        return t(typed === "on" ? "yes" : "no");
      case "sold_by_weight":
        return t(typed === "on" ? "sold.weight" : "sold.piece");
      case "category_id":
        return named(categories, typed);
      case "subcategory_id":
        return named(subcategories, typed);
      case "quality":
        return typed === "A" || typed === "B" || typed === "C" ? t(`quality.${typed}`) : cut(typed);
      case "status":
        return typed === "active" || typed === "draft" || typed === "archived" ? t(`status.${typed}`) : cut(typed);
      case "drawn_as": {
        const shape = drawnShapes.find((known) => known === typed);
        return shape ? t(`drawn_as.${shape}`) : cut(typed);
      }
      case "pictures":
        return t("pictures.count", { count: typed.split("\n").length });
      default:
        return cut(typed);
    }
  };
}
