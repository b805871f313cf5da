import { Fragment, type RefObject } from "react";
import type { Caller } from "#app/domain/counter/find-caller.server.ts";
import type { ZoneGuess } from "#app/domain/counter/guess-zone.server.ts";
import type { Slot } from "#app/domain/delivery/slots.ts";
import { counter } from "#app/i18n/counter.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate } from "#app/lib/dates.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldErrors } from "#app/ui/field-frame.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { SaleChange } from "./change-sale.ts";
import { KeyCap } from "./key-cap.tsx";
import { type CustomerField, customerFields, type SaleState } from "./sale.ts";
import { SlotField } from "./slot-field.tsx";

interface CustomerPanelProps {
  sale: SaleState;
  change: (change: SaleChange) => void;
  phone: RefObject<HTMLInputElement>;
  slot: RefObject<HTMLSelectElement>;
  caller: Caller | null;
  isNew: boolean;
  onLastBasket: () => void;
  zones: readonly string[];
  guess: ZoneGuess | null;
  slots: readonly Slot[];
  today: string;
  errors: Readonly<Record<string, string[] | null>>;
}

const types: Partial<Record<CustomerField, string>> = { customer_phone: "tel" };
const lengths: Readonly<Record<CustomerField, number>> = {
  customer_name: 100,
  customer_phone: 20,
  delivery_address: 500,
  landmark: 200,
  delivery_notes: 500,
};
const needed: readonly CustomerField[] = ["customer_name", "customer_phone", "delivery_address"];
const asked: readonly CustomerField[] = ["customer_name", "customer_phone"];
const half: readonly CustomerField[] = ["customer_phone", "landmark", "delivery_notes"];
const order: readonly CustomerField[] = ["customer_phone", ...customerFields.filter((name) => name !== "customer_phone")];

/** Channel, customer, address and time of the order. The phone number is first: the lookup fills in the other fields. */
export function CustomerPanel({
  sale,
  change,
  phone,
  slot,
  caller,
  isNew,
  onLastBasket,
  zones,
  guess,
  slots,
  today,
  errors,
}: CustomerPanelProps) {
  const t = useText(counter);
  const isHydrated = useHydrated();
  // without JavaScript a hidden field could neither be shown again nor marked as required
  const isDelivered = !isHydrated || sale.kind !== "counter";
  const isNeeded = isHydrated && isDelivered;
  return (
    <section className="admin-panel counter-customer" aria-label={t("customer")}>
      <SelectField
        name="kind"
        label={t("kind")}
        value={sale.kind}
        onChange={({ target }) => change({ do: "set", values: { kind: target.value as SaleState["kind"] } })}
        options={(["counter", "phone", "whatsapp"] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {order.map((name) => (
        <Fragment key={name}>
          <div className={half.includes(name) ? "field" : "field counter-whole"} hidden={!isDelivered && !asked.includes(name)}>
            <label className="field-label" htmlFor={name}>
              {t(`field.${name}`)} {name === "customer_phone" ? <KeyCap does="caller" /> : null}
            </label>
            <input
              ref={name === "customer_phone" ? phone : undefined}
              className="control"
              id={name}
              name={name}
              type={types[name] ?? "text"}
              maxLength={lengths[name]}
              required={isNeeded && needed.includes(name)}
              autoComplete="off"
              aria-invalid={Boolean(errors[name]) || undefined}
              aria-describedby={errors[name] ? `${name}-error` : undefined}
              value={sale.customer[name]}
              onChange={({ target }) => change({ do: "customer", values: { [name]: target.value } })}
            />
            <FieldErrors id={name} errors={errors[name] ?? undefined} />
          </div>
          {name === "customer_phone" && caller ? (
            <Greeting caller={caller} onLastBasket={onLastBasket} sale={sale} change={change} />
          ) : null}
          {name === "customer_phone" && isNew ? (
            <p className="counter-whole" role="status">
              {t("caller.new")}
            </p>
          ) : null}
        </Fragment>
      ))}
      <div className="counter-whole" hidden={!isDelivered}>
        <SelectField
          name="delivery_zone"
          label={t("field.delivery_zone")}
          value={sale.zone}
          placeholder={t("zone.choose")}
          required={isNeeded}
          onChange={({ target }) => change({ do: "zone", zone: target.value, by: "hand" })}
          options={zones.map((name) => ({ value: name, label: name }))}
          hint={guess ? t(guess.isLearnt ? "zone.learnt" : `zone.${guess.confidence}`, { zone: guess.zone }) : undefined}
          errors={errors["delivery_zone"] ?? undefined}
        />
      </div>
      <div className="counter-whole" hidden={!isDelivered}>
        <SlotField
          chosen={sale.slot}
          slots={slots}
          today={today}
          select={slot}
          onChoose={(value) => change({ do: "set", values: { slot: value } })}
          errors={errors["slot"] ?? errors["scheduled_delivery_time"] ?? undefined}
        />
      </div>
    </section>
  );
}

type GreetingProps = Pick<CustomerPanelProps, "sale" | "change" | "onLastBasket"> & { caller: Caller };

/** The caller's history: number of orders, the last basket, and other addresses. */
function Greeting({ caller: { orders, lastBasket, places, khata, isBlocked }, onLastBasket, sale, change }: GreetingProps) {
  const t = useText(counter);
  const elsewhere = sale.kind === "counter" ? [] : places.filter(({ address }) => address !== sale.customer.delivery_address);
  return (
    <div className="counter-caller counter-whole" role="status">
      <p>{t("caller.orders", { count: orders })}</p>
      {khata ? <KhataWords khata={khata} /> : null}
      {isBlocked ? <p className="field-error">{t("caller.blocked")}</p> : null}
      {lastBasket && lastBasket.lines.length > 0 ? (
        <Button type="button" variant="quiet" small icon="history" onClick={onLastBasket}>
          {t("caller.last", { count: lastBasket.lines.length })} <KeyCap does="last-basket" />
        </Button>
      ) : null}
      {lastBasket?.missing.length ? <p>{t("caller.missing", { names: lastBasket.missing.join(", ") })}</p> : null}
      {elsewhere.map((place) => (
        <Button
          key={place.address}
          type="button"
          variant="plain"
          small
          icon="map-pin"
          onClick={() => change({ do: "place", place })}
        >
          {t("caller.place", { address: place.address })}
        </Button>
      ))}
    </div>
  );
}

/** What the caller owes of what they may owe, in the colour of the limit, and when they last paid. */
function KhataWords({ khata: { balance, limit, paidOn } }: { khata: NonNullable<Caller["khata"]> }) {
  const t = useText(counter);
  const lang = useLang();
  if (balance < 0) return <p>{t("caller.khata.credit", { amount: formatMoney(paisa(-balance)) })}</p>;
  const tone = balance > limit ? "mirch" : balance * 10 >= limit * 9 ? "haldi" : "plain";
  return (
    <p>
      <Badge tone={tone}>{t("caller.khata", { balance: formatMoney(balance), limit: formatMoney(limit) })}</Badge>
      {paidOn ? ` ${t("caller.khata.paid", { day: formatDate(paidOn, lang) })}` : null}
    </p>
  );
}
