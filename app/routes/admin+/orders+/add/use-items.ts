import { useState } from "react";
import type { InventoryProduct } from "#app/domain/inventory/list-inventory.server.ts";
import { type ItemPart, itemField, itemParts, maxItems } from "#app/domain/orders/custom-item.ts";
import { toRupeesInput } from "#app/lib/money.ts";

/** One row of the form as typed; `key` identifies it while rows are added and removed. */
export type TypedItem = Record<ItemPart, string> & { key: number };

/** Number of rows without JavaScript, where none can be added. */
const rowsAtFirst = 3;

const blank = (key: number): TypedItem => ({ key, name: "", description: "", quantity: "1", price: "", product: "" });

const isBlank = ({ name, price, product }: TypedItem) => !name && !price && !product;

/** The rows of a refused form, and a few empty ones. */
export function typedItems(typed: Record<string, unknown> | null | undefined): TypedItem[] {
  const rows: TypedItem[] = [];
  for (let at = 0; at < maxItems; at += 1) {
    const row = blank(at);
    for (const part of itemParts) {
      const value = typed?.[itemField(part, at)];
      if (typeof value === "string") row[part] = value;
    }
    if (!isBlank(row)) rows.push(row);
  }
  const empty = Math.max(1, rowsAtFirst - rows.length);
  return [...rows, ...Array.from({ length: empty }, (_, at) => blank(maxItems + at))];
}

/** The rows of a form: added, removed, and filled from the inventory. */
export function useItems(initial: TypedItem[]) {
  const [rows, setRows] = useState(initial);
  const [nextKey, setNextKey] = useState(maxItems * 2);
  const put = (row: TypedItem) => {
    setNextKey((key) => key + 1);
    setRows((known) => [...known.filter((other) => !isBlank(other)), row].slice(0, maxItems));
  };
  return {
    rows,
    canAdd: rows.length < maxItems,
    add() {
      setNextKey((key) => key + 1);
      setRows((known) => [...known, blank(nextKey)].slice(0, maxItems));
    },
    remove: (key: number) => setRows((known) => known.filter((row) => row.key !== key)),
    change: (key: number, part: ItemPart, value: string) =>
      setRows((known) => known.map((row) => (row.key === key ? { ...row, [part]: value } : row))),
    pick: (product: InventoryProduct, quantity: number) =>
      put({
        ...blank(nextKey),
        name: product.name,
        quantity: String(quantity),
        price: toRupeesInput(product.price),
        product: String(product.id),
      }),
  };
}

export type Items = ReturnType<typeof useItems>;
