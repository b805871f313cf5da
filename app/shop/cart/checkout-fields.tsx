import type { Payees } from "#app/domain/settings/payees.server.ts";
import { transferMethods } from "#app/domain/settings/transfer-methods.ts";
import { checkout } from "#app/i18n/checkout.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { Field } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { type ReturnedForm, returnedField } from "../forms/returned-field.ts";
import { PayeeDetails } from "../order/payee-details.tsx";

export function WhoFields({ form, defaults }: { form: ReturnedForm; defaults: { name: string; phone: string } }) {
  const t = useText(checkout);
  return (
    <section className="panel">
      <h2>{t("section.you")}</h2>
      <div className="form-pair">
        <Field
          label={t("field.customer_name")}
          {...returnedField(form, "customer_name", defaults.name)}
          required
          maxLength={100}
          autoComplete="name"
        />
        <Field
          label={t("field.customer_phone")}
          {...returnedField(form, "customer_phone", formatPhone(defaults.phone))}
          type="tel"
          required
          maxLength={30}
          autoComplete="tel"
        />
      </div>
    </section>
  );
}

type PaymentFieldsProps = { form: ReturnedForm; payees: Payees; amount: Paisa | null; khata: Paisa | null };

/** The payment methods on offer, each transfer with its payee; `amount` is null without a zone, `khata` is what may still go on khata. */
export function PaymentFields({ form, payees, amount, khata }: PaymentFieldsProps) {
  const t = useText(checkout);
  const transfers = transferMethods.flatMap((method) => {
    const payee = payees[method];
    return payee ? [{ method, payee }] : [];
  });
  const methods = ["cash" as const, ...transfers.map(({ method }) => method), ...(khata === null ? [] : (["khata"] as const))];
  return (
    <section className="panel pay-by">
      <h2>{t("section.pay")}</h2>
      <RadioGroup
        label={t("field.payment_method")}
        {...returnedField(form, "payment_method", "cash")}
        options={methods.map((value) => ({
          value,
          label: t(`payment.${value}`),
          hint:
            value === "cash"
              ? t("cash-note")
              : value === "khata" && khata !== null
                ? t("khata-note", { left: formatMoney(khata) })
                : undefined,
        }))}
      />
      {transfers.map(({ method, payee }) => (
        <div key={method} className={`pay-with pay-with-${method}`}>
          <PayeeDetails method={method} payee={payee} amount={amount} number={null} />
        </div>
      ))}
      <div className="pay-reference">
        <Field
          label={t("field.payment_reference")}
          {...returnedField(form, "payment_reference")}
          hint={t("field.payment_reference.hint")}
          maxLength={64}
        />
      </div>
    </section>
  );
}
