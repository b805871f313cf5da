import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { resetByCodeForm, resetForm } from "#app/domain/accounts/account-forms.server.ts";
import { minPasswordLength } from "#app/domain/accounts/new-password.server.ts";
import { isCodeAwaited } from "#app/domain/accounts/reset-code.server.ts";
import { findReset, resetPassword, resetPasswordByCode } from "#app/domain/accounts/reset-password.server.ts";
import { setCookie } from "#app/http/cookies.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { sessionCookie } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { auth as texts } from "#app/i18n/auth.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { PasswordField } from "#app/shop/forms/password-field.tsx";
import { returnedField } from "#app/shop/forms/returned-field.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AccountCard } from "../auth/account-card.tsx";
import { AccountForm } from "../auth/account-form.tsx";

/** The request that a code is entered for, or the token of a link. */
function keysOf(request: Request) {
  const { searchParams } = new URL(request.url);
  return { awaited: searchParams.get("request"), token: searchParams.get("token") ?? "" };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { awaited, token } = keysOf(request);
  const lang = langOf(request);
  const user = awaited === null ? await findReset(token) : null;
  const works = awaited === null ? user !== null : await isCodeAwaited(awaited);
  const isByCode = awaited !== null;
  return {
    expired: works ? null : translator(lang, refusals)(isByCode ? "reset.code-expired" : "reset.expired"),
    isByCode,
    least: minPasswordLength(Boolean(user?.role)),
    here: `/reset-password?${isByCode ? "request" : "token"}=${encodeURIComponent(awaited ?? token)}`,
    title: translator(lang, texts)("reset.title"),
  };
}

/** Reads the form of a code, or of a link, and sets the password; null when it is set, else what the form shows. */
async function refusedReset(request: Request) {
  const { awaited, token } = keysOf(request);
  if (awaited === null) {
    const form = await readForm(request, resetForm);
    if (!form.ok) return form.invalid();
    const outcome = await resetPassword({ token, password: form.value.password });
    return outcome.ok ? null : form.refuse(outcome.refusal, outcome.refusal.field ? 400 : 409);
  }
  const form = await readForm(request, resetByCodeForm);
  if (!form.ok) return form.invalid();
  const outcome = await resetPasswordByCode({ request: awaited, ...form.value });
  return outcome.ok ? null : form.refuse(outcome.refusal, outcome.refusal.field ? 400 : 409);
}

export async function action({ request }: ActionFunctionArgs) {
  const refusal = await refusedReset(request);
  if (refusal) return refusal;
  return redirectWithToast("/auth", "account-password-changed", { headers: { "Set-Cookie": setCookie(sessionCookie, "", 0) } });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function ResetPasswordPage() {
  const { expired, isByCode, here, title, least } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.result;
  const t = useText(texts);
  if (expired) {
    return (
      <AccountCard title={title}>
        <Notice tone="error">{expired}</Notice>
        <LinkButton wide href="/forgot-password">
          {t(isByCode ? "reset.code-again" : "reset.again")}
        </LinkButton>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={title}>
      {isByCode && (
        <Notice tone="success" icon="message-circle">
          {t("reset.code-sent")}
        </Notice>
      )}
      <AccountForm wide id="reset" form={form} action={here} next="/auth" button={t("reset.save")}>
        {isByCode && (
          <Field
            label={t("reset.code")}
            {...returnedField(form, "code")}
            required
            maxLength={20}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
        <PasswordField
          label={t("reset.password")}
          {...returnedField(form, "password")}
          hint={t("password-hint", { least })}
          required
          minLength={least}
          maxLength={200}
          autoComplete="new-password"
        />
      </AccountForm>
    </AccountCard>
  );
}
