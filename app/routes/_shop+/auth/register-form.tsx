import { auth as texts } from "#app/i18n/auth.ts";
import { labels } from "#app/i18n/labels.ts";
import { useText } from "#app/i18n/use-text.ts";
import { PasswordField } from "#app/shop/forms/password-field.tsx";
import { type ReturnedForm, returnedField } from "#app/shop/forms/returned-field.ts";
import { Field } from "#app/ui/field.tsx";
import { AccountForm } from "./account-form.tsx";

export function RegisterForm({
  form,
  action,
  next,
  needsEmail = false,
  leastPassword = 8,
}: {
  form: ReturnedForm;
  action: string;
  next: string;
  /** As of staff; a customer may leave it empty. */
  needsEmail?: boolean;
  leastPassword?: number;
}) {
  const t = useText(texts);
  const label = useText(labels);
  return (
    <AccountForm wide id="register" form={form} action={action} next={next} button={t("register")}>
      <Field label={label("name")} {...returnedField(form, "name")} required maxLength={80} autoComplete="name" />
      <Field
        label={label("phone")}
        {...returnedField(form, "phone")}
        hint={t("phone-hint")}
        type="tel"
        required
        maxLength={30}
        autoComplete="tel"
      />
      <Field
        label={label("email")}
        {...returnedField(form, "email")}
        hint={needsEmail ? undefined : t("email-hint")}
        type="email"
        required={needsEmail}
        maxLength={254}
        autoComplete="email"
      />
      <PasswordField
        label={label("password")}
        {...returnedField(form, "password")}
        hint={t("password-hint", { least: leastPassword })}
        required
        minLength={leastPassword}
        maxLength={200}
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
