import type { Profile } from "#app/domain/accounts/save-profile.server.ts";
import { labels } from "#app/i18n/labels.ts";
import { profile as texts } from "#app/i18n/profile.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/phone.ts";
import { type ReturnedForm, returnedField } from "#app/shop/forms/returned-field.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { AccountForm } from "../auth/account-form.tsx";

export function DetailsTab({ details, result }: { details: Profile; result: ReturnedForm }) {
  const { name, email } = details;
  const [phone, whatsapp] = [details.phone, details.whatsappPhone].map((number) => number && formatPhone(number));
  const t = useText(texts);
  const label = useText(labels);
  const languages = (["en", "ur"] as const).map((lang) => ({ value: lang, label: t(`language.${lang}`) }));
  return (
    <section className="panel grid gap-4">
      <div>
        <LinkButton variant="quiet" icon="image" href="/profile/picture">
          {t("picture.change")}
        </LinkButton>
      </div>
      <AccountForm id="details" form={result} action="/profile?tab=profile" button={t("save")}>
        <Field label={label("name")} {...returnedField(result, "name", name)} required maxLength={80} autoComplete="name" />
        {email ? (
          <Field label={label("email")} hint={t("email-stays")} name="own_email" value={email} disabled />
        ) : (
          <Field
            label={label("email")}
            hint={t("email-add")}
            {...returnedField(result, "email")}
            type="email"
            maxLength={254}
            autoComplete="email"
          />
        )}
        <Field
          label={label("phone")}
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
        <Field
          label={t("current-password")}
          hint={t("current-password.hint")}
          name="current_password"
          errors={result?.error?.["current_password"] ?? undefined}
          type="password"
          maxLength={200}
          autoComplete="current-password"
        />
        <RadioGroup
          label={t("language")}
          hint={t("language-hint")}
          {...returnedField(result, "language", details.language)}
          options={languages}
        />
      </AccountForm>
    </section>
  );
}
