import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { secondStepForm, verifyCode } from "#app/domain/two-factor/verify-code.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { viewerOf } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { countPasswordTry } from "#app/http/password-tries.server.ts";
import { clearSecondStep, pendingAccount, refuseCode, secondStepPath } from "#app/http/second-step.server.ts";
import { readReturnTo, startSignInSession } from "#app/http/sign-in-session.server.ts";
import { setTrustedDeviceCookie } from "#app/http/trusted-device.server.ts";
import { translator } from "#app/i18n/translate.ts";
import { twoFactor as texts } from "#app/i18n/two-factor.ts";
import { useText } from "#app/i18n/use-text.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { AccountCard } from "./auth/account-card.tsx";
import { AccountForm } from "./auth/account-form.tsx";
import { authPath } from "./auth/auth-path.ts";
import { CodeField } from "./auth/code-field.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const returnTo = readReturnTo(request);
  if (await viewerOf(request)) throw redirect(returnTo);
  if (!(await pendingAccount(request))) throw redirect(authPath("sign-in", returnTo));
  const isRecovery = new URL(request.url).searchParams.has("recovery");
  return {
    isRecovery,
    returnTo,
    here: secondStepPath(returnTo, isRecovery ? { recovery: "1" } : {}),
    other: secondStepPath(returnTo, isRecovery ? {} : { recovery: "1" }),
    title: translator(langOf(request), texts)("step.title"),
  };
}

/** Takes the code of whoever's password was right before and signs them in. */
export async function action({ request }: ActionFunctionArgs) {
  const account = await pendingAccount(request);
  if (!account) throw redirect(authPath("sign-in", readReturnTo(request)));
  const form = await readForm(request, secondStepForm);
  if (!form.ok) return form.invalid();
  const attempt = await countPasswordTry(request, `two-factor ${account.id}`);
  if (attempt.tooMany) return attempt.tooMany.refuse(form);

  const outcome = await verifyCode(account.id, form.value.code);
  if (!outcome.ok) return refuseCode(form, outcome.refusal);
  await attempt.reset();
  const admitted = await startSignInSession(request, account);
  if (!admitted.ok) return form.refuse(admitted.refusal);
  const { headers } = admitted.value;
  headers.append("Set-Cookie", clearSecondStep());
  if (form.value.remember) headers.append("Set-Cookie", await setTrustedDeviceCookie(request, account.id));
  return admitted.value;
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function SecondStepPage() {
  const { title, isRecovery, returnTo, here, other } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.result;
  const t = useText(texts);
  return (
    <AccountCard title={title}>
      <p className="text-ink-2">{t(isRecovery ? "step.how-recovery" : "step.how")}</p>
      <AccountForm wide key={here} id="second-step" form={form} action={here} next={returnTo} button={t("step.do")}>
        <CodeField form={form} takes={isRecovery ? "recovery" : "app"} />
        <Checkbox label={t("remember")} name="remember" />
      </AccountForm>
      <p className="flex flex-wrap gap-x-6 gap-y-3 text-sm">
        <a href={other}>{t(isRecovery ? "step.app" : "step.recovery")}</a>
        <a href={authPath("sign-in", returnTo)}>{t("step.again")}</a>
      </p>
    </AccountCard>
  );
}
