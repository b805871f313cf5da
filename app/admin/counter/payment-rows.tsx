import type { RefObject } from "react";
import { type CounterMethod, type PaymentRow, paymentField, paymentRows } from "#app/domain/counter/counter-payment.ts";
import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { controlAttributes, FieldErrors } from "#app/ui/field-frame.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { KeyCap } from "./key-cap.tsx";
import type { TypedPayment } from "./sale.ts";

interface PaymentRowsProps {
  methods: readonly CounterMethod[];
  payments: readonly TypedPayment[];
  onType: (payments: TypedPayment[]) => void;
  details: RefObject<HTMLDetailsElement>;
  errors: Readonly<Record<string, string[] | null>>;
}

const blank: TypedPayment = { method: "", amount: "", reference: "" };

const isBlank = ({ method, amount, reference }: TypedPayment): boolean => !method && !amount.trim() && !reference.trim();

/** Payments beside cash: collapsed until needed, with one empty row more than is filled in. */
export function PaymentRows({ methods, payments, onType, details, errors }: PaymentRowsProps) {
  const t = useText(counter);
  const isHydrated = useHydrated();
  const filled = payments.findLastIndex((payment) => !isBlank(payment)) + 1;
  const rows = isHydrated ? paymentRows.slice(0, filled + 1) : paymentRows;
  return (
    <details ref={details} className="counter-payments" open={filled > 0}>
      <summary>
        {t("payments.other")} <KeyCap does="other-payment" />
      </summary>
      <p className="field-hint">{t("payments.hint")}</p>
      {rows.map((row) => (
        <PaymentFields
          key={row}
          row={row}
          methods={methods}
          payment={payments[row] ?? blank}
          onType={(payment) => onType(paymentRows.map((at) => (at === row ? payment : (payments[at] ?? blank))))}
          errors={errors}
        />
      ))}
    </details>
  );
}

/** The methods on offer, and one that was chosen earlier and is no longer offered. */
const withChosen = (methods: readonly CounterMethod[], chosen: TypedPayment["method"]): readonly CounterMethod[] =>
  chosen === "" || methods.includes(chosen) ? methods : [...methods, chosen];

type PaymentFieldsProps = Pick<PaymentRowsProps, "methods" | "errors"> & {
  row: PaymentRow;
  payment: TypedPayment;
  onType: (payment: TypedPayment) => void;
};

function PaymentFields({ row, methods, payment, onType, errors }: PaymentFieldsProps) {
  const t = useText(counter);
  const number = row + 1;
  const control = (part: "method" | "amount" | "reference") => {
    const name = paymentField(part, row);
    const label = t(`payments.${part}`, { number });
    return {
      ...controlAttributes({ name, errors: errors[name] ?? undefined }),
      "aria-label": label,
      className: "control",
      value: payment[part],
    };
  };
  return (
    <div className="counter-payment">
      <select
        {...control("method")}
        onChange={({ target }) => onType({ ...payment, method: target.value as CounterMethod | "" })}
      >
        <option value="">{t("payments.choose")}</option>
        {withChosen(methods, payment.method).map((method) => (
          <option key={method} value={method}>
            {t(`payments.by.${method}`)}
          </option>
        ))}
      </select>
      <input
        {...control("amount")}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        placeholder={t("payments.rest")}
        onChange={({ target }) => onType({ ...payment, amount: target.value })}
      />
      <input
        {...control("reference")}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        placeholder={t("payments.reference.short")}
        onChange={({ target }) => onType({ ...payment, reference: target.value })}
      />
      {(["method", "amount", "reference"] as const).map((part) => {
        const name = paymentField(part, row);
        return <FieldErrors key={part} id={name} errors={errors[name] ?? undefined} />;
      })}
    </div>
  );
}
