import type { ComponentProps } from "react";
import { type ItemPart, itemField } from "#app/domain/orders/custom-item.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Items, TypedItem } from "../add/use-items.ts";

/** What is ordered, row by row. */
export function OrderItems({ items, errors, onPick }: { items: Items; errors: string[] | undefined; onPick: () => void }) {
  const t = useText(adminOrders);
  return (
    <fieldset className="order-items">
      <legend>{t("order.lines")}</legend>
      {errors && errors.length > 0 ? <Notice tone="error">{errors.join(" ")}</Notice> : null}
      {items.rows.map((row, at) => (
        <ItemRow key={row.key} row={row} at={at} items={items} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="button" variant="quiet" small icon="boxes" onClick={onPick}>
          {t("add.product")}
        </Button>
        <Button type="button" variant="plain" small icon="plus" aria-disabled={!items.canAdd} onClick={items.add}>
          {t("create.add-item")}
        </Button>
      </div>
    </fieldset>
  );
}

function ItemRow({ row, at, items }: { row: TypedItem; at: number; items: Items }) {
  const t = useText(adminOrders);
  const common = (part: ItemPart) => ({
    name: itemField(part, at),
    id: `item-${part}-${row.key}`,
    value: row[part],
    onChange: ({ currentTarget }: Parameters<NonNullable<ComponentProps<"input">["onChange"]>>[0]) =>
      items.change(row.key, part, currentTarget.value),
    autoComplete: "off",
  });
  return (
    <div className="order-item">
      <input type="hidden" name={itemField("product", at)} value={row.product} />
      <Field {...common("name")} label={t("item.name")} maxLength={200} />
      <Field {...common("quantity")} label={t("item.quantity")} type="number" min={1} max={9999} step={1} />
      <Field {...common("price")} label={t("item.price")} inputMode="decimal" maxLength={20} />
      <Field {...common("description")} label={t("item.description")} maxLength={500} />
      <Button
        type="button"
        variant="plain"
        small
        iconOnly
        icon="x"
        aria-label={t("create.remove-item", { number: at + 1 })}
        onClick={() => items.remove(row.key)}
      />
    </div>
  );
}
