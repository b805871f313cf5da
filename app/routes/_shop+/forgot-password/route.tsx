import { type ActionFunctionArgs, type HeadersArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { askResetForm } from "#app/domain/accounts/account-forms.server.ts";
import { requestReset } from "#app/domain/accounts/request-reset.server.ts";
import { isWhatsappConnected } from "#app/domain/settings/whatsapp-channel.server.ts";
import { limitResetRequest } from "#app/http/code-limits.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { auth as texts } from "#app/i18n/auth.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { returnedField } from "#app/shop/forms/returned-field.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AccountCard } from "../auth/account-card.tsx";
import { AccountForm } from "../auth/account-form.tsx";

const here = "/forgot-password";

export async function loader({ request }: LoaderFunctionArgs) {
  const isSent = new URL(request.url).searchParams.has("sent");
  const t = translator(langOf(request), texts);
  return { isSent, title: t("forgot.title"), how: t((await isWhatsappConnected()) ? "forgot.how-code" : "forgot.how") };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, askResetForm);
  if (!form.ok) return form.invalid();
  const tooMany = await limitResetRequest(request, form.value.email);
  if (tooMany) return tooMany.refuse(form);

  const asked = await requestReset(form.value.email);
  if (!asked.ok) return form.refuse(asked.refusal);
  const awaited = asked.value;
  return redirect(awaited ? `/reset-password?request=${awaited}` : `${here}?sent`);
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function ForgotPasswordPage() {
  const { isSent, title, how } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.result;
  const t = useText(texts);
  return (
    <AccountCard title={title}>
      {isSent ? (
        <Notice tone="success" icon="mail">
          {t("forgot.sent")}
        </Notice>
      ) : (
        <>
          <p className="text-ink-2">{how}</p>
          <AccountForm wide id="forgot" form={form} action={here} button={t("forgot.send")}>
            <Field
              label={t("email-or-phone")}
              {...returnedField(form, "email")}
              required
              maxLength={254}
              autoComplete="username"
              autoCapitalize="none"
            />
          </AccountForm>
        </>
      )}
      <p className="text-sm">
        <a href="/auth">{t("forgot.back")}</a>
      </p>
    </AccountCard>
  );
}
