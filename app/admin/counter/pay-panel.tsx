import { type RefObject, useEffect } from "react";
import { deliveryCharge, type ZoneRule } from "#app/domain/delivery/charge.ts";
import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa, paisa, parseRupees } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldErrors } from "#app/ui/field-frame.tsx";
import type { SaleChange } from "./change-sale.ts";
import { DrawerButton, type useDrawer } from "./drawer-button.tsx";
import { KeyCap } from "./key-cap.tsx";
import { type SaleState, subtotalOf } from "./sale.ts";

interface PayPanelProps {
  sale: SaleState;
  zone: ZoneRule | undefined;
  change: (change: SaleChange) => void;
  cash: RefObject<HTMLInputElement>;
  isBusy: boolean;
  onFinish: () => void;
  drawer: ReturnType<typeof useDrawer>;
  errors: readonly string[] | undefined;
}

/** What a sale comes to with its delivery, as the server will reckon it. */
function totalOf(sale: SaleState, zone: ZoneRule | undefined): { charge: Paisa; total: Paisa } {
  const subtotal = subtotalOf(sale);
  const charge = sale.kind === "counter" || !zone ? paisa(0) : deliveryCharge(subtotal, zone);
  return { charge, total: paisa(subtotal + charge) };
}

/** The total, the cash that was given and the change due. */
export function PayPanel({ sale, zone, change, cash, isBusy, onFinish, drawer, errors }: PayPanelProps) {
  const t = useText(counter);
  const { charge, total } = totalOf(sale, zone);
  const given = parseRupees(sale.cash);
  const missing = sale.kind === "counter" && given !== null && given < total ? paisa(total - given) : null;
  const isUnread = sale.kind === "counter" && given === null && sale.cash.trim() !== "";
  const short = isUnread ? t("cash.unread") : missing === null ? "" : t("cash.short", { amount: formatMoney(missing) });
  // the till does not close before the money is there, by whichever key
  useEffect(() => cash.current?.setCustomValidity(short), [short]);
  return (
    <section className="admin-panel counter-pay" aria-label={t("pay")}>
      <p className="counter-total" role="status">
        <span>{t("total")}</span> <b>{formatMoney(total)}</b>
      </p>
      {charge > 0 ? <p>{t("charge", { amount: formatMoney(charge) })}</p> : null}
      <div className="field" hidden={sale.kind !== "counter"}>
        <label className="field-label" htmlFor="cash">
          {t("cash")} <KeyCap does="pay" />
        </label>
        <input
          ref={cash}
          className="control"
          id="cash"
          name="cash"
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          aria-invalid={Boolean(errors?.length) || undefined}
          aria-describedby="cash-hint"
          value={sale.cash}
          onChange={({ target }) => change({ do: "set", values: { cash: target.value } })}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            onFinish();
          }}
        />
        <p id="cash-hint" className="counter-change" role="status" data-is={short ? "short" : given === null ? "exact" : "due"}>
          {short || (given === null ? t("cash.exact") : t("cash.change", { amount: formatMoney(paisa(given - total)) }))}
        </p>
        <FieldErrors id="cash" errors={errors} />
      </div>
      <Button id="finish" wide icon="printer" busy={isBusy}>
        {t(sale.kind === "counter" ? "finish" : "finish.delivery")} <KeyCap does="finish" />
      </Button>
      <DrawerButton drawer={drawer} />
    </section>
  );
}
