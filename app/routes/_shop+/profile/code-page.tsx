import type { ReactNode } from "react";
import { twoFactor as texts } from "#app/i18n/two-factor.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { ReturnedForm } from "#app/shop/forms/returned-field.ts";
import { AccountForm } from "../auth/account-form.tsx";
import { CodeField } from "../auth/code-field.tsx";
import { SecurityPage } from "./security-page.tsx";

interface CodePageProps {
  title: string;
  /** What the code is asked for, its page below the security page. */
  of: "codes" | "remove";
  form: ReturnedForm;
  /** What was done, in place of the form. */
  children?: ReactNode;
}

/** A page that does one thing for a code. */
export function CodePage({ title, of, form, children }: CodePageProps) {
  const t = useText(texts);
  return (
    <SecurityPage title={title}>
      {children ?? (
        <section className="panel grid gap-4">
          <p className="text-ink-2">{t(`for.${of}.why`)}</p>
          <AccountForm id={of} form={form} action={`/profile/security/${of}`} button={t(`for.${of}.do`)}>
            <CodeField form={form} takes="either" />
          </AccountForm>
        </section>
      )}
      <p className="mt-4">
        <a href="/profile/security">{t("back")}</a>
      </p>
    </SecurityPage>
  );
}
