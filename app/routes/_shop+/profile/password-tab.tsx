import { Form } from "@remix-run/react";
import { profile as texts } from "#app/i18n/profile.ts";
import { useText } from "#app/i18n/use-text.ts";
import { PasswordField } from "#app/shop/forms/password-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AccountForm } from "../auth/account-form.tsx";
import { AnotherCode, type ConfirmedForm, ConfirmIdentity } from "./confirm-identity.tsx";

interface PasswordTabProps {
  result: ConfirmedForm | undefined;
  codePhone: string | null;
  leastPassword: number;
  /** The back office opens only with another password. */
  isRequired: boolean;
}

export function PasswordTab({ result, codePhone, leastPassword, isRequired }: PasswordTabProps) {
  const t = useText(texts);
  return (
    <div>
      {isRequired ? <Notice tone="haldi">{t("password.required", { least: leastPassword })}</Notice> : null}
      <section className="panel">
        <AccountForm
          id="password"
          form={result}
          action="/profile?tab=password"
          button={t("password.save")}
          more={<AnotherCode form={result} codePhone={codePhone} />}
        >
          <ConfirmIdentity form={result} codePhone={codePhone} />
          <PasswordField
            label={t("password.new")}
            hint={t("password.hint", { least: leastPassword })}
            name="new_password"
            errors={result?.error?.["new_password"] ?? undefined}
            required
            minLength={leastPassword}
            maxLength={200}
            autoComplete="new-password"
          />
        </AccountForm>
      </section>
      <section className="panel">
        <h2>{t("everywhere")}</h2>
        <p className="mb-4 text-ink-2">{t("everywhere.why")}</p>
        <Form method="post" action="/sign-out?everywhere">
          <Button variant="danger" icon="log-out">
            {t("everywhere.do")}
          </Button>
        </Form>
      </section>
    </div>
  );
}
