import { Form } from "@remix-run/react";
import { type Profile, profileTexts } from "#app/domain/accounts/profile-texts.ts";
import { labels } from "#app/i18n/labels.ts";
import { profile as texts } from "#app/i18n/profile.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { returnedField } from "#app/shop/forms/returned-field.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { AccountForm } from "../auth/account-form.tsx";
import { AnotherCode, type ConfirmedForm, ConfirmIdentity } from "./confirm-identity.tsx";

interface DetailsTabProps {
  details: Profile;
  codePhone: string | null;
  mayProve: boolean;
  /** What is said of an address that nobody confirmed yet, and the button that sends its link again. */
  unproved: { said: string; again: string } | null;
  result: (ConfirmedForm & { isStale?: boolean }) | undefined;
}

/**
 * What the form was loaded with: as it was sent before, so that what another window saved meanwhile is not undone, or as it is now once
 * the person was notified of that.
 */
function loadedTexts(details: Profile, result: DetailsTabProps["result"]): string {
  const sent = result?.initialValue?.["loaded"];
  return typeof sent === "string" && !result?.isStale ? sent : JSON.stringify(profileTexts(details));
}

/** A person's details. Another phone number or e-mail address asks for a confirmation, which a form without one of them never shows. */
export function DetailsTab({ details, codePhone, mayProve, unproved, result }: DetailsTabProps) {
  const { name, email } = details;
  const [phone, whatsapp] = [details.phone, details.whatsappPhone].map((number) => number && formatPhone(number));
  const t = useText(texts);
  const label = useText(labels);
  const languages = (["en", "ur"] as const).map((lang) => ({ value: lang, label: t(`language.${lang}`) }));
  const sent = result?.initialValue;
  const isConfirming = Boolean(
    result?.codeRequest || sent?.["code_request"] || sent?.["confirm_by"] || result?.error?.["current_password"],
  );
  return (
    <section className="panel grid gap-4">
      <div>
        <LinkButton variant="quiet" icon="image" href="/profile/picture">
          {t("picture.change")}
        </LinkButton>
      </div>
      {mayProve ? (
        <Notice tone="haldi" icon="message-circle">
          <p>{t("proof.open")}</p>
          <LinkButton href="/profile/phone-orders?own">{t("proof.do")}</LinkButton>
        </Notice>
      ) : null}
      {unproved ? (
        <Notice tone="haldi" icon="mail">
          <p>{unproved.said}</p>
          <Form method="post" action="/profile/email-proof">
            <SaveKey />
            <Button variant="quiet">{unproved.again}</Button>
          </Form>
        </Notice>
      ) : null}
      <AccountForm
        id="details"
        form={result}
        action="/profile?tab=profile"
        button={t("save")}
        more={isConfirming ? <AnotherCode form={result} codePhone={codePhone} /> : null}
      >
        <input type="hidden" name="loaded" value={loadedTexts(details, result)} />
        <Field label={label("name")} {...returnedField(result, "name", name)} required maxLength={80} autoComplete="name" />
        <Field
          label={label("email")}
          hint={t(email ? "identity-change" : "email-add")}
          {...returnedField(result, "email", email ?? "")}
          type="email"
          maxLength={254}
          autoComplete="email"
        />
        <Field
          label={label("phone")}
          hint={t("identity-change")}
          {...returnedField(result, "phone", phone ?? "")}
          type="tel"
          required
          maxLength={30}
          autoComplete="tel"
        />
        <Field
          label={t("whatsapp")}
          hint={t("whatsapp-hint")}
          {...returnedField(result, "whatsapp_phone", whatsapp ?? "")}
          type="tel"
          maxLength={30}
        />
        <RadioGroup
          label={t("language")}
          hint={t("language-hint")}
          {...returnedField(result, "language", details.language)}
          options={languages}
        />
        {isConfirming ? <ConfirmIdentity form={result} codePhone={codePhone} /> : null}
      </AccountForm>
    </section>
  );
}
