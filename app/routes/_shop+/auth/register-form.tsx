import { type SubmissionResult, useForm } from "@conform-to/react";
import { auth as texts } from "#app/i18n/auth.ts";
import { fields as labels } from "#app/i18n/fields.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field } from "#app/ui/field.tsx";
import { AccountForm } from "./account-form.tsx";

type Typed = { name: string; email: string; phone: string; password: string };

export function RegisterForm({ result, action }: { result: SubmissionResult<string[]> | undefined; action: string }) {
  const [form, { name, email, phone, password }] = useForm<Typed>({ id: "register", lastResult: result });
  const t = useText(texts);
  const label = useText(labels);
  return (
    <AccountForm wide form={form} action={action} button={t("register")}>
      <Field
        label={label("label.name")}
        name={name.name}
        defaultValue={name.initialValue}
        errors={name.errors}
        required
        maxLength={80}
        autoComplete="name"
      />
      <Field
        label={label("label.email")}
        name={email.name}
        defaultValue={email.initialValue}
        errors={email.errors}
        type="email"
        required
        maxLength={254}
        autoComplete="email"
      />
      <Field
        label={label("label.phone")}
        name={phone.name}
        defaultValue={phone.initialValue}
        errors={phone.errors}
        hint={t("phone-hint")}
        type="tel"
        required
        maxLength={30}
        autoComplete="tel"
      />
      <Field
        label={label("label.password")}
        name={password.name}
        errors={password.errors}
        hint={t("password-hint")}
        type="password"
        required
        minLength={8}
        maxLength={200}
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
