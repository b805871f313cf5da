import { Form, useNavigation } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import type { RefusedLine } from "#app/domain/catalog/price-sheet.server.ts";
import { pricing } from "#app/i18n/pricing.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Table } from "#app/ui/table.tsx";
import { PriceLine } from "./price-line.tsx";

interface PriceSheetProps {
  action: string;
  products: readonly ListedProduct[];
  refused: readonly RefusedLine[];
}

/** Enter and the arrows go from price to price as in a spreadsheet, Control and Enter save; without JavaScript Enter saves. */
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

/** Cost, price and margin of a page of products, and a new price beside each. An empty line stays as it is. */
export function PriceSheet({ action, products, refused }: PriceSheetProps) {
  const t = useText(pricing);
  const isBusy = useNavigation().formMethod === "POST";
  const columns = ["cost", "price", "margin"] as const;
  return (
    <Form method="post" action={action} preventScrollReset className="price-sheet" onKeyDown={moveOn}>
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
        {products.map((product) => {
          const line = refused.find(({ id }) => id === product.id);
          return <PriceLine key={product.id} product={product} refused={line} />;
        })}
      </Table>
      <div className="price-sheet-save">
        {refused.some(({ reason }) => reason === "below-cost") ? (
          <Checkbox name="allow_below_cost" label={t("allow-below-cost")} />
        ) : null}
        <Button small icon="save" busy={isBusy}>
          {t("save")}
        </Button>
        <span className="text-ink-2">{t("keys")}</span>
      </div>
    </Form>
  );
}
