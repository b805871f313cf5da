import { Form, useNavigation } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import { pricing } from "#app/i18n/pricing.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Table } from "#app/ui/table.tsx";
import { elsewhere, type PendingPrices } from "./pending-prices.ts";
import { PriceLine } from "./price-line.tsx";

interface PriceSheetProps {
  action: string;
  products: readonly ListedProduct[];
  /** The unsaved prices, on this page of the sheet and on others. */
  prices: PendingPrices;
  onType: (product: ListedProduct, typed: string) => void;
  onSend: () => void;
}

/** Enter and the arrows move between prices as in a spreadsheet, Control and Enter save; without JavaScript Enter saves. */
function moveOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, key } = event;
  if (key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
    return;
  }
  if (!(target instanceof HTMLInputElement) || target.type !== "text") return;
  const step = key === "ArrowUp" || (key === "Enter" && event.shiftKey) ? -1 : key === "ArrowDown" || key === "Enter" ? 1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const prices = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="text"]')];
  const next = prices[prices.indexOf(target) + step];
  next?.focus();
  next?.select();
}

/**
 * Cost, price and margin of a page of products, and a new price beside each. An empty field changes nothing; prices typed on other pages
 * are listed below and saved with the rest.
 */
export function PriceSheet({ action, products, prices, onType, onSend }: PriceSheetProps) {
  const t = useText(pricing);
  const isBusy = useNavigation().formMethod === "POST";
  const columns = ["cost", "price", "margin"] as const;
  const further = elsewhere(prices, products);
  return (
    <Form method="post" action={action} preventScrollReset className="price-sheet" onKeyDown={moveOn} onSubmit={onSend}>
      <Table
        label={t("sheet")}
        head={
          <>
            <th scope="col">{t("column.product")}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="num">
                {t(`column.${column}`)}
              </th>
            ))}
            <th scope="col">{t("column.new")}</th>
            <th scope="col" className="num">
              {t("column.new-margin")}
            </th>
          </>
        }
      >
        {products.map((product) => (
          <PriceLine key={product.id} product={product} pending={prices.get(product.id)} onType={onType} />
        ))}
        {further.length > 0 ? (
          <tr>
            <th scope="rowgroup" colSpan={6}>
              {t("elsewhere", { count: further.length })}
            </th>
          </tr>
        ) : null}
        {further.map((pending) => (
          <PriceLine key={pending.product.id} product={pending.product} pending={pending} onType={onType} />
        ))}
      </Table>
      <div className="price-sheet-save">
        {[...prices.values()].some(({ refused }) => refused?.reason === "below-cost") ? (
          <Checkbox name="allow_below_cost" label={t("allow-below-cost")} />
        ) : null}
        <Button small icon="save" busy={isBusy}>
          {t("save")}
        </Button>
        {prices.size > 0 ? <b role="status">{t("unsaved", { count: prices.size })}</b> : null}
        <span className="text-ink-2">{t("keys")}</span>
      </div>
    </Form>
  );
}
