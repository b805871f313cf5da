import { Form } from "@remix-run/react";
import { contactMethods, urgencies } from "#app/domain/customers/special-request-choices.ts";
import { specialRequest } from "#app/i18n/special-request.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { LanguageInForm } from "#app/ui/language-in-form.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { FormError } from "./form-error.tsx";
import { type ReturnedForm, returnedField } from "./returned-field.ts";

/** The form of a special request; on the cart, and alone on its page after an error. */
export function SpecialRequestForm({ form }: { form?: ReturnedForm }) {
  const t = useText(specialRequest);
  return (
    <Form method="post" action="/special-request" data-next="/cart" noValidate className="grid gap-4">
      <SaveKey />
      <FormError form={form} />
      <Field label={t("field.product_name")} {...returnedField(form, "product_name")} required maxLength={120} />
      <TextAreaField
        label={t("field.description")}
        hint={t("field.description.hint")}
        {...returnedField(form, "description")}
        maxLength={500}
        rows={2}
      />
      <Field label={t("field.quantity")} hint={t("field.quantity.hint")} {...returnedField(form, "quantity")} maxLength={40} />
      <SelectField
        label={t("field.urgency")}
        {...returnedField(form, "urgency", "this week")}
        options={urgencies.map((value) => ({ value, label: t(urgencyText[value]) }))}
      />
      <SelectField
        label={t("field.contact_method")}
        {...returnedField(form, "contact_method", "phone")}
        options={contactMethods.map((value) => ({ value, label: t(`contact.${value}`) }))}
      />
      <div>
        <Button variant="quiet">{t("send")}</Button>
      </div>
      <LanguageInForm />
    </Form>
  );
}

const urgencyText = { today: "urgency.today", "this week": "urgency.this-week", "no hurry": "urgency.no-hurry" } as const;
