import { useState } from "react";
import type { Slot } from "#app/domain/delivery/slots.ts";
import type { Payees } from "#app/domain/settings/payees.server.ts";
import { transferMethods } from "#app/domain/settings/transfer-methods.ts";
import { checkout } from "#app/i18n/checkout.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { addDays, formatDate } from "#app/lib/dates.ts";
import type { Paisa } from "#app/lib/money.ts";
import { formatPhone } from "#app/lib/phone.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type ReturnedForm, returnedField } from "../forms/returned-field.ts";
import { PayeeDetails } from "../order/payee-details.tsx";
import { nearestOpen } from "./nearest-open.ts";

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

export function SlotFields({ form, slots, today }: { form: ReturnedForm; slots: readonly Slot[]; today: string }) {
  const t = useText(checkout);
  const lang = useLang();
  const isHydrated = useHydrated();
  const first = slots[0];
  const date = returnedField(form, "delivery_date", first?.date);
  const time = returnedField(form, "scheduled_delivery_time", first?.time);
  const [wanted, setWanted] = useState({ date: date.defaultValue, time: time.defaultValue });
  const chosen = nearestOpen(slots, wanted);
  const dates = [...new Set(slots.map((slot) => slot.date))];
  const times = [...new Set(slots.map((slot) => slot.time))].sort();
  const open = new Set(slots.filter((slot) => slot.date === chosen.date).map((slot) => slot.time));
  const dayText = (day: string) => {
    const written = formatDate(day, lang);
    if (day === today) return `${t("today")} · ${written}`;
    return day === addDays(today, 1) ? `${t("tomorrow")} · ${written}` : written;
  };
  return (
    <section className="panel">
      <h2>{t("section.when")}</h2>
      {first ? null : <Notice tone="error">{t("closed")}</Notice>}
      <div className="form-pair">
        <SelectField
          label={t("field.delivery_date")}
          name={date.name}
          errors={date.errors}
          value={chosen.date}
          options={dates.map((day) => ({ value: day, label: dayText(day) }))}
          required
          onChange={({ currentTarget: { value } }) => setWanted({ ...wanted, date: value })}
        />
        <SelectField
          label={t("field.scheduled_delivery_time")}
          name={time.name}
          errors={time.errors}
          value={chosen.time}
          options={times.map((start) => ({ value: start, label: slotText(start), disabled: isHydrated && !open.has(start) }))}
          required
          onChange={({ currentTarget: { value } }) => setWanted({ ...chosen, time: value })}
        />
      </div>
    </section>
  );
}

/** The payment methods on offer, each transfer with its payee; `amount` is null without a zone. */
export function PaymentFields({ form, payees, amount }: { form: ReturnedForm; payees: Payees; amount: Paisa | null }) {
  const t = useText(checkout);
  const transfers = transferMethods.flatMap((method) => {
    const payee = payees[method];
    return payee ? [{ method, payee }] : [];
  });
  const methods = ["cash" as const, ...transfers.map(({ method }) => method)];
  return (
    <section className="panel pay-by">
      <h2>{t("section.pay")}</h2>
      <RadioGroup
        label={t("field.payment_method")}
        {...returnedField(form, "payment_method", "cash")}
        options={methods.map((value) => ({
          value,
          label: t(`payment.${value}`),
          hint: value === "cash" ? t("cash-note") : undefined,
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
