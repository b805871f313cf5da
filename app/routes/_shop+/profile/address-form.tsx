import { Form } from "@remix-run/react";
import type { Address } from "#app/domain/customers/list-addresses.server.ts";
import { addresses as texts } from "#app/i18n/addresses.ts";
import { labels } from "#app/i18n/labels.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { FormError } from "#app/shop/forms/form-error.tsx";
import { type ReturnedForm, returnedField } from "#app/shop/forms/returned-field.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

interface AddressFormProps {
  /** The address being edited; a new one starts with the account's name and phone. */
  address: Address | null;
  person: { name: string; phone: string | null; zone: string | null };
  zones: readonly string[];
  form: ReturnedForm;
}

export function AddressForm({ address, person, zones, form }: AddressFormProps) {
  const t = useText(texts);
  const label = useText(labels);
  const known = address ?? {
    label: "",
    name: person.name,
    phone: person.phone ?? "",
    zone: person.zone ?? "",
    address: "",
    landmark: null,
  };
  const isGone = address !== null && !zones.includes(address.zone);
  const isDefault = form?.initialValue ? form.initialValue["is_default"] !== undefined : address?.isDefault;
  return (
    <section className="panel">
      <h2>{t(address ? "edit.title" : "new.title")}</h2>
      <Form method="post" action={`/profile?tab=addresses&edit=${address?.id ?? "new"}`} noValidate className="grid gap-4">
        <SaveKey />
        <FormError form={form} />
        <Field
          label={t("field.label")}
          hint={t("field.label.hint")}
          {...returnedField(form, "label", known.label)}
          required
          maxLength={40}
        />
        <Field label={t("field.name")} {...returnedField(form, "name", known.name)} required maxLength={80} autoComplete="name" />
        <Field
          label={label("phone")}
          {...returnedField(form, "phone", formatPhone(known.phone))}
          type="tel"
          required
          maxLength={30}
          autoComplete="tel"
        />
        <SelectField
          label={t("field.zone")}
          hint={isGone ? t("field.zone.gone", { zone: address.zone }) : undefined}
          {...returnedField(form, "zone", isGone ? "" : known.zone)}
          placeholder={t("field.zone.choose")}
          options={zones.map((zone) => ({ value: zone, label: zone }))}
          required
        />
        <TextAreaField
          label={t("field.address")}
          {...returnedField(form, "address", known.address)}
          required
          minLength={5}
          maxLength={500}
          rows={2}
          autoComplete="street-address"
        />
        <Field label={t("field.landmark")} {...returnedField(form, "landmark", known.landmark ?? "")} maxLength={200} />
        <Checkbox
          label={t("field.default")}
          name="is_default"
          defaultChecked={isDefault}
          errors={form?.error?.["is_default"] ?? undefined}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button>{t("save")}</Button>
          <a href="/profile?tab=addresses">{t("back")}</a>
        </div>
      </Form>
    </section>
  );
}
