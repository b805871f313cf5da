import type { RefObject } from "react";
import type { Caller } from "#app/domain/counter/find-caller.server.ts";
import type { ZoneGuess } from "#app/domain/counter/guess-zone.server.ts";
import { counter } from "#app/i18n/counter.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { KeyCap } from "./key-cap.tsx";
import { type CustomerField, customerFields, type SaleChange, type SaleState } from "./sale.ts";

interface CustomerPanelProps {
  sale: SaleState;
  change: (change: SaleChange) => void;
  phone: RefObject<HTMLInputElement>;
  caller: Caller | null;
  onLastBasket: () => void;
  zones: readonly string[];
  guess: ZoneGuess | null;
  onZone: (zone: string) => void;
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

/** How the order came, who it is for and where it goes. The phone number comes first: it knows the rest. */
export function CustomerPanel({ sale, change, phone, caller, onLastBasket, zones, guess, onZone, errors }: CustomerPanelProps) {
  const t = useText(counter);
  // without JavaScript nothing could bring a field back
  const isDelivered = !useHydrated() || sale.kind !== "counter";
  const order: readonly CustomerField[] = ["customer_phone", ...customerFields.filter((name) => name !== "customer_phone")];
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
        <div key={name} className="field" hidden={!isDelivered && name !== "customer_phone" && name !== "customer_name"}>
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
            autoComplete="off"
            aria-invalid={Boolean(errors[name]) || undefined}
            value={sale.customer[name]}
            onChange={({ target }) => change({ do: "customer", values: { [name]: target.value } })}
          />
        </div>
      ))}
      {caller ? (
        <p className="counter-caller" role="status">
          {t("caller.orders", { count: caller.orders })}{" "}
          {caller.lastBasket ? (
            <Button type="button" variant="quiet" small icon="history" onClick={onLastBasket}>
              {t("caller.last", { count: caller.lastBasket.offers.length })} <KeyCap does="last-basket" />
            </Button>
          ) : null}
          {caller.lastBasket?.missing.length ? t("caller.missing", { names: caller.lastBasket.missing.join(", ") }) : null}
        </p>
      ) : null}
      <div hidden={!isDelivered}>
        <SelectField
          name="delivery_zone"
          label={t("field.delivery_zone")}
          value={sale.zone}
          placeholder={t("zone.choose")}
          onChange={({ target }) => onZone(target.value)}
          options={zones.map((name) => ({ value: name, label: name }))}
          hint={guess ? t(guess.isLearnt ? "zone.learnt" : `zone.${guess.confidence}`, { zone: guess.zone }) : undefined}
        />
      </div>
    </section>
  );
}
