import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { minPasswordLength } from "#app/domain/accounts/new-password.server.ts";
import { resetForm } from "#app/domain/accounts/reset-form.server.ts";
import { findReset, resetPassword } from "#app/domain/accounts/reset-password.server.ts";
import { setCookie } from "#app/http/cookies.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { sessionCookie } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { auth as texts } from "#app/i18n/auth.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { returnedField } from "#app/shop/forms/returned-field.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AccountCard } from "../auth/account-card.tsx";
import { AccountForm } from "../auth/account-form.tsx";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export async function loader({ request }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  const lang = langOf(request);
  const user = await findReset(token);
  const expired = user ? null : translator(lang, refusals)("reset.expired");
  return {
    expired,
    least: minPasswordLength(Boolean(user?.role)),
    here: `/reset-password?token=${encodeURIComponent(token)}`,
    title: translator(lang, texts)("reset.title"),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, resetForm);
  if (!form.ok) return form.invalid();

  const outcome = await resetPassword({ token: tokenOf(request), password: form.value.password });
  if (!outcome.ok) return form.refuse(outcome.refusal, outcome.refusal.field === "password" ? 400 : 409);
  return redirectWithToast("/auth", "account-password-changed", { headers: { "Set-Cookie": setCookie(sessionCookie, "", 0) } });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function ResetPasswordPage() {
  const { expired, here, title, least } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.result;
  const t = useText(texts);
  if (expired) {
    return (
      <AccountCard title={title}>
        <Notice tone="error">{expired}</Notice>
        <LinkButton wide href="/forgot-password">
          {t("reset.again")}
        </LinkButton>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={title}>
      <AccountForm wide id="reset" form={form} action={here} next="/auth" button={t("reset.save")}>
        <Field
          label={t("reset.password")}
          {...returnedField(form, "password")}
          hint={t("password-hint", { least })}
          type="password"
          required
          minLength={least}
          maxLength={200}
          autoComplete="new-password"
        />
      </AccountForm>
    </AccountCard>
  );
}
