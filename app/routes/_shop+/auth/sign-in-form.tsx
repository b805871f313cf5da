import { type SubmissionResult, useForm } from "@conform-to/react";
import { auth as texts } from "#app/i18n/auth.ts";
import { fields as labels } from "#app/i18n/fields.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field } from "#app/ui/field.tsx";
import { AccountForm } from "./account-form.tsx";

export function SignInForm({ result, action }: { result: SubmissionResult<string[]> | undefined; action: string }) {
  const [form, { email, password }] = useForm<{ email: string; password: string }>({ id: "sign-in", lastResult: result });
  const t = useText(texts);
  const label = useText(labels);
  return (
    <AccountForm wide form={form} action={action} button={t("sign-in")}>
      <Field
        label={t("email-or-phone")}
        name={email.name}
        defaultValue={email.initialValue}
        errors={email.errors}
        required
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        label={label("label.password")}
        name={password.name}
        errors={password.errors}
        type="password"
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
