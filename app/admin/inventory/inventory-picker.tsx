import { Form } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { unitSizeText } from "#app/components/unit-size.ts";
import type { InventoryProduct } from "#app/domain/inventory/list-inventory.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { nameIn } from "#app/i18n/lang.ts";
import { shared } from "#app/i18n/shared.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useInventory } from "./use-inventory.ts";

interface InventoryPickerProps {
  /** Loaded with the page; null when not read or failed. */
  initial: readonly InventoryProduct[] | null;
  initialSearch?: string;
  hasFailed?: boolean;
  /** Fields that a search without JavaScript preserves. */
  hidden?: Readonly<Record<string, string>>;
  /** The address that answers a search with JavaScript. */
  path?: string;
  /** Where the picker stands in another form: the id of the form that its search belongs to, and the search's name there. */
  inForm?: { id: string; name: string };
  /** The action of a product row. */
  children: (product: InventoryProduct) => ReactNode;
}

/** Products in stock, by name, filtered by a part of the name, the description or the category. */
export function InventoryPicker(props: InventoryPickerProps) {
  const { initial, initialSearch = "", hasFailed = false, path = "/admin/orders/inventory", inForm, children } = props;
  const t = useText(adminOrders);
  const [search, setSearch] = useState(initialSearch);
  const inventory = useInventory(path, search.trim(), initial);
  const failed = inventory.hasFailed || (hasFailed && inventory.products === null);
  return (
    <div className="inventory">
      <SearchFrame {...props}>
        <Field
          label={t("inventory.search")}
          name={inForm?.name ?? "q"}
          form={inForm?.id}
          id="inventory-search"
          type="search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          placeholder={t("inventory.search.hint")}
          maxLength={100}
          autoComplete="off"
        />
        <noscript>
          <Button variant="quiet" small icon="search" form={inForm?.id}>
            {t("filter.go")}
          </Button>
        </noscript>
      </SearchFrame>
      {failed ? <Notice tone="error">{t("inventory.failed")}</Notice> : null}
      {inventory.products?.length === 0 ? <p>{t("inventory.none")}</p> : null}
      <ul className="inventory-list">
        {inventory.products?.map((product) => (
          <li key={product.id}>
            <ProductWords product={product} />
            {children(product)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The form of a search, unless it belongs to one that stands elsewhere: forms do not nest. */
function SearchFrame({
  inForm,
  hidden = {},
  children,
}: Pick<InventoryPickerProps, "inForm" | "hidden"> & { children: ReactNode }) {
  if (inForm) return <search className="order-filters">{children}</search>;
  return (
    <Form method="get" role="search" className="order-filters" onSubmit={(event) => event.preventDefault()}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

/** A product of the inventory in words: its name, which leads to `href` where one is given, its category, price and what is left. */
export function ProductWords({ product, href }: { product: InventoryProduct; href?: string }) {
  const t = useText(adminOrders);
  const lang = useLang();
  const words = useText(shared);
  const { category, unit, price, left, soldByWeight } = product;
  const name = nameIn(lang, product);
  const size = soldByWeight ? unit : unitSizeText(words, product);
  const stock = left === null ? null : t("inventory.left", { left: formatQuantity(left, { unit, soldByWeight }) });
  return (
    <div>
      {href ? <a href={href}>{name}</a> : <b>{name}</b>}
      <small className="block text-ink-2">
        {[category, `${formatMoney(price)} / ${size}`, stock].filter(Boolean).join(" · ")}
      </small>
    </div>
  );
}
