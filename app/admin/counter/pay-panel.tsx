import { type RefObject, useEffect } from "react";
import type { CounterMethod } from "#app/domain/counter/counter-payment.ts";
import { deliveryCharge, type ZoneRule } from "#app/domain/delivery/charge.ts";
import { orderTotal } from "#app/domain/orders/order-total.ts";
import { cashPart } from "#app/domain/payments/split-tender.ts";
import { counter } from "#app/i18n/counter.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa, paisa } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldErrors } from "#app/ui/field-frame.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { SaleChange } from "./change-sale.ts";
import { DrawerButton, type useDrawer } from "./drawer-button.tsx";
import { KeyCap } from "./key-cap.tsx";
import { PaymentRows } from "./payment-rows.tsx";
import { type SaleState, subtotalOf, tenderTyped } from "./sale.ts";

interface PayPanelProps {
  sale: SaleState;
  zone: ZoneRule | undefined;
  /** What totals are rounded to, paisa. */
  step: Paisa;
  change: (change: SaleChange) => void;
  cash: RefObject<HTMLInputElement>;
  isBusy: boolean;
  onFinish: () => void;
  drawer: ReturnType<typeof useDrawer>;
  methods: readonly CounterMethod[];
  otherPayments: RefObject<HTMLDetailsElement>;
  errors: Readonly<Record<string, string[] | null>>;
}

/** The total of a sale with its delivery, computed as on the server. */
function totalOf(sale: SaleState, zone: ZoneRule | undefined, step: Paisa) {
  const subtotal = subtotalOf(sale);
  const charge = sale.kind === "counter" || !zone ? paisa(0) : deliveryCharge(subtotal, zone);
  return { charge, ...orderTotal({ subtotal, charge, step }) };
}

/** The line below the cash field: an error, or the change due. */
function cashWords(sale: SaleState, total: Paisa, t: Translate<keyof typeof counter.en>) {
  const tender = tenderTyped(sale);
  const { cash: given } = tender;
  const due = cashPart(total, tender);
  const isSplit = tender.others.length > 0 && sale.lines.length > 0;
  const wrong = (text: string) => ({ is: "short", text, wrong: text }) as const;
  if (given === null && sale.cash.trim() !== "") return wrong(t("cash.unread"));
  if (due < 0) return wrong(t("payments.too-much", { amount: formatMoney(paisa(-due)) }));
  if (given !== null && given < due) return wrong(t("cash.short", { amount: formatMoney(paisa(due - given)) }));
  if (given === null || (isSplit && due === 0 && given === 0)) {
    const text = isSplit ? t("cash.part", { amount: formatMoney(due) }) : t("cash.exact");
    return { is: "exact", text, wrong: "" } as const;
  }
  return { is: "due", text: t("cash.change", { amount: formatMoney(paisa(given - due)) }), wrong: "" } as const;
}

/** The total, the cash that was given and the change due, and what else the sale is paid with. */
export function PayPanel(props: PayPanelProps) {
  const { sale, zone, step, change, cash, isBusy, onFinish, drawer, methods, otherPayments, errors } = props;
  const t = useText(counter);
  const { charge, rounding, total } = totalOf(sale, zone, step);
  const isCounter = sale.kind === "counter";
  const isHydrated = useHydrated();
  const words = cashWords(sale, total, t);
  const barred = isCounter ? words.wrong : "";
  // no submit before the payment covers the total, by whichever key
  useEffect(() => cash.current?.setCustomValidity(barred), [barred]);
  const finishKey = sale.payments.some(({ method }) => method) ? "finish.paid" : "finish";
  return (
    <section className="admin-panel counter-pay" aria-label={t("pay")}>
      <p className="counter-total" role="status">
        <span>{t("total")}</span> <b>{formatMoney(total)}</b>
      </p>
      {charge > 0 ? <p>{t("charge", { amount: formatMoney(charge) })}</p> : null}
      {rounding === 0 ? null : <p>{t("rounding", { amount: formatMoney(rounding) })}</p>}
      <div className="field" hidden={!isCounter}>
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
          aria-invalid={Boolean(errors["cash"]) || undefined}
          aria-describedby={errors["cash"] ? "cash-hint cash-error" : "cash-hint"}
          value={sale.cash}
          onChange={({ target }) => change({ do: "set", values: { cash: target.value } })}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            onFinish();
          }}
        />
        <p id="cash-hint" className="counter-change" role="status" data-is={words.is}>
          {words.text}
        </p>
        <FieldErrors id="cash" errors={errors["cash"] ?? undefined} />
      </div>
      {isCounter || !isHydrated ? (
        <PaymentRows
          methods={methods}
          payments={sale.payments}
          onType={(payments) => change({ do: "set", values: { payments } })}
          details={otherPayments}
          errors={errors}
        />
      ) : null}
      <Button id="finish" wide icon="printer" busy={isBusy}>
        {t(isCounter ? finishKey : "finish.delivery")} <KeyCap does="finish" />
      </Button>
      <DrawerButton drawer={drawer} />
    </section>
  );
}
