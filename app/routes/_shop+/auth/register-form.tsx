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
  leastPassword = 8,
}: {
  form: ReturnedForm;
  action: string;
  next: string;
  leastPassword?: number;
}) {
  const t = useText(texts);
  const label = useText(labels);
  return (
    <AccountForm wide id="register" form={form} action={action} next={next} button={t("register")}>
      <Field label={label("name")} {...returnedField(form, "name")} required maxLength={80} autoComplete="name" />
      <Field
        label={label("email")}
        {...returnedField(form, "email")}
        type="email"
        required
        maxLength={254}
        autoComplete="email"
      />
      <Field
        label={label("phone")}
        {...returnedField(form, "phone")}
        hint={t("phone-hint")}
        type="tel"
        required
        maxLength={30}
        autoComplete="tel"
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
