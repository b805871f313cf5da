import type { KeyboardEvent } from "react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { ListTable } from "#app/admin/list/list-table.tsx";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import { pricing } from "#app/i18n/pricing.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { elsewhere, type PendingPrices } from "./pending-prices.ts";
import { usePriceColumns } from "./price-columns.tsx";

interface PriceSheetProps {
  action: string;
  products: readonly ListedProduct[];
  /** The unsaved prices, on this page of the sheet and on others. */
  prices: PendingPrices;
  onType: (product: ListedProduct, typed: string) => void;
  onSend: () => void;
  /** Called when the page is left without saving. */
  onLeave: () => void;
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
export function PriceSheet({ action, products, prices, onType, onSend, onLeave }: PriceSheetProps) {
  const t = useText(pricing);
  const frame = useFormFrame({ id: "price-sheet", result: null });
  const columns = usePriceColumns(prices, onType);
  const further = elsewhere(prices, products).map(({ product }) => product);
  return (
    <FormFrame
      frame={frame}
      title={null}
      changes={{ changed: [...prices.values()].map(({ product }) => product.name), read: () => {} }}
      save={{ label: t("save"), icon: "save" }}
      onLeave={onLeave}
      method="post"
      action={action}
      preventScrollReset
      className="price-sheet"
      onKeyDown={moveOn}
      onSubmit={onSend}
    >
      <ListTable label={t("sheet")} rows={products} columns={columns} />
      {further.length > 0 ? (
        <>
          <b>{t("elsewhere", { count: further.length })}</b>
          <ListTable label={t("elsewhere", { count: further.length })} rows={further} columns={columns} />
        </>
      ) : null}
      <div className="price-sheet-notes">
        {[...prices.values()].some(({ refused }) => refused?.reason === "below-cost") ? (
          <Checkbox name="allow_below_cost" label={t("allow-below-cost")} />
        ) : null}
        <span className="text-ink-2">{t("keys")}</span>
      </div>
    </FormFrame>
  );
}
