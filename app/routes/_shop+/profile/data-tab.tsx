import { profile as texts } from "#app/i18n/profile.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { AccountForm } from "../auth/account-form.tsx";
import { AnotherCode, type ConfirmedForm, ConfirmIdentity } from "./confirm-identity.tsx";

/** The copy of a person's data, and the end of their account. */
export function DataTab({ result, codePhone }: { result: ConfirmedForm | undefined; codePhone: string | null }) {
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
        <AccountForm
          id="delete"
          form={result}
          action="/profile?tab=data"
          next="/"
          button={t("delete.do")}
          more={<AnotherCode form={result} codePhone={codePhone} />}
        >
          <ConfirmIdentity form={result} codePhone={codePhone} />
        </AccountForm>
      </section>
    </div>
  );
}
