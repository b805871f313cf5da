import { auth as texts } from "#app/i18n/auth.ts";
import { labels } from "#app/i18n/labels.ts";
import { useText } from "#app/i18n/use-text.ts";
import { PasswordField } from "#app/shop/forms/password-field.tsx";
import { type ReturnedForm, returnedField } from "#app/shop/forms/returned-field.ts";
import { Field } from "#app/ui/field.tsx";
import { AccountForm } from "./account-form.tsx";

export function SignInForm({ form, action, next }: { form: ReturnedForm; action: string; next: string }) {
  const t = useText(texts);
  const label = useText(labels);
  return (
    <AccountForm wide id="sign-in" form={form} action={action} next={next} button={t("sign-in")}>
      <Field
        label={t("email-or-phone")}
        {...returnedField(form, "email")}
        required
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label={label("password")}
        {...returnedField(form, "password")}
        required
        maxLength={200}
        autoComplete="current-password"
      />
      <p className="text-sm">
        <a href="/forgot-password">{t("forgot")}</a>
      </p>
    </AccountForm>
  );
}
