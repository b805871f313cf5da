import { profile as texts } from "#app/i18n/profile.ts";
import { useText } from "#app/i18n/use-text.ts";
import { PasswordField } from "#app/shop/forms/password-field.tsx";
import type { ReturnedForm } from "#app/shop/forms/returned-field.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { AccountForm } from "../auth/account-form.tsx";

/** The copy of a person's data, and the end of their account. */
export function DataTab({ result }: { result: ReturnedForm }) {
  const t = useText(texts);
  return (
    <div>
      <section className="panel">
        <h2>{t("tab.data")}</h2>
        <p className="mb-4 text-ink-2">{t("data.what")}</p>
        <LinkButton href="/profile/data" download variant="quiet" icon="download">
          {t("data.download")}
        </LinkButton>
      </section>
      <section className="panel">
        <h2>{t("delete.title")}</h2>
        <p className="mb-4 text-ink-2">{t("delete.what")}</p>
        <AccountForm id="delete" form={result} action="/profile?tab=data" next="/" button={t("delete.do")}>
          <PasswordField
            label={t("password.current")}
            name="current_password"
            errors={result?.error?.current_password ?? undefined}
            required
            maxLength={200}
            autoComplete="current-password"
          />
        </AccountForm>
      </section>
    </div>
  );
}
