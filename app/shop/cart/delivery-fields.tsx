import type { ChangeEvent } from "react";
import { substitutions } from "#app/domain/cart/cart-line.ts";
import type { Address } from "#app/domain/customers/list-addresses.server.ts";
import { checkout } from "#app/i18n/checkout.ts";
import { joinTexts } from "#app/i18n/text-direction.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type ReturnedForm, returnedField } from "../forms/returned-field.ts";
import { ZoneField, type ZoneFieldProps } from "../zone/zone-field.tsx";

/** A saved address at the checkout; one whose zone is no longer delivered to cannot be chosen. */
export type SavedAddress = Address & { isServed: boolean };

interface DeliveryFieldsProps extends Pick<ZoneFieldProps, "zones" | "onZone" | "onSearch"> {
  form: ReturnedForm;
  defaults: { zone: string; whatsappPhone: string; address: string; landmark: string };
  addresses: readonly SavedAddress[];
  /** The id of the saved address that is chosen, or "new". */
  chosen: string;
  onAddress: (event: ChangeEvent<HTMLInputElement>) => void;
  city: string;
}

/** Where to: the saved addresses as cards, and the fields of another one, which CSS hides while a saved one is chosen. */
export function DeliveryFields({ form, defaults, addresses, chosen, onAddress, city, ...zoneProps }: DeliveryFieldsProps) {
  const t = useText(checkout);
  const hasError = (["whatsapp_phone", "delivery_notes", "substitution"] as const).some((name) => form?.error?.[name]);
  const ofPlace = chosen === "new" ? [] : ["delivery_zone", "delivery_address", "landmark"];
  const cardErrors = ["address_id", ...ofPlace].flatMap((name) => form?.error?.[name] ?? []);
  return (
    <section className="panel place">
      <h2>{t("section.where")}</h2>
      {addresses.length > 0 ? (
        <RadioGroup
          label={t("field.address_id")}
          name="address_id"
          errors={cardErrors}
          defaultValue={chosen}
          onChange={onAddress}
          options={[
            ...addresses.map((address) => ({
              value: String(address.id),
              label: address.isDefault ? `${address.label} (${t("address.default")})` : address.label,
              hint: address.isServed
                ? joinTexts([address.address, address.landmark, address.zone])
                : t("address.not-served", { zone: address.zone }),
              disabled: !address.isServed,
            })),
            { value: "new", label: t("address.another") },
          ]}
        />
      ) : null}
      <div className="place-new">
        <div className="grid gap-3">
          <ZoneField
            {...zoneProps}
            {...returnedField(form, "delivery_zone", defaults.zone)}
            label={t("field.delivery_zone")}
            hint={t("zone.city", { city })}
          />
          <TextAreaField
            label={t("field.delivery_address")}
            {...returnedField(form, "delivery_address", defaults.address)}
            hint={t("field.delivery_address.hint")}
            required
            minLength={5}
            maxLength={500}
            rows={2}
            autoComplete="street-address"
          />
          <Field label={t("field.landmark")} {...returnedField(form, "landmark", defaults.landmark)} maxLength={200} />
        </div>
      </div>
      <details className="more" open={hasError || undefined}>
        <summary>{t("more")}</summary>
        <Field
          label={t("field.whatsapp_phone")}
          {...returnedField(form, "whatsapp_phone", formatPhone(defaults.whatsappPhone))}
          type="tel"
          maxLength={30}
        />
        <TextAreaField label={t("field.delivery_notes")} {...returnedField(form, "delivery_notes")} maxLength={500} rows={2} />
        <SelectField
          label={t("field.substitution")}
          {...returnedField(form, "substitution", "call")}
          options={substitutions.map((value) => ({ value, label: t(`substitution.${value}`) }))}
        />
      </details>
    </section>
  );
}
