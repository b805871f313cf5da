import { twoFactor as texts } from "#app/i18n/two-factor.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { ReturnedForm } from "#app/shop/forms/returned-field.ts";
import { AccountForm } from "../auth/account-form.tsx";
import { CodeField } from "../auth/code-field.tsx";

interface TwoFactorSetUpProps {
  /** In groups of four, for typing. */
  secret: string;
  /** The QR code's modules a side, and its dark ones as a path. */
  size: number;
  path: string;
  form: ReturnedForm;
}

/** The secret for the authenticator app, as a picture and as text, and the field for the code that confirms it. */
export function TwoFactorSetUp({ secret, size, path, form }: TwoFactorSetUpProps) {
  const t = useText(texts);
  return (
    <section className="panel grid gap-4">
      <p>{t("set-up.scan")}</p>
      <svg role="img" aria-label={t("set-up.qr")} viewBox={`0 0 ${size} ${size}`} className="w-full max-w-[240px]">
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>
        {t("set-up.key")} <code className="block break-words">{secret}</code>
      </p>
      <p>{t("set-up.confirm")}</p>
      <AccountForm id="two-factor" form={form} action="/profile/security" button={t("set-up.do")}>
        <CodeField form={form} takes="app" />
      </AccountForm>
    </section>
  );
}
