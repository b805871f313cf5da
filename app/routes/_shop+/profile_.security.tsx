import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { qrOf } from "#app/components/order-document/codes.ts";
import { signInName } from "#app/domain/accounts/display-name.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { enableTwoFactor } from "#app/domain/two-factor/enable-two-factor.server.ts";
import { findTwoFactor } from "#app/domain/two-factor/find-two-factor.server.ts";
import { isEnrolmentDue } from "#app/domain/two-factor/staff-requirement.server.ts";
import { totpAddress } from "#app/domain/two-factor/totp.server.ts";
import { codeForm } from "#app/domain/two-factor/verify-code.server.ts";
import { cookieOf } from "#app/http/cookies.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { sessionCookie } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import {
  clearOfferedSecret,
  offeredSecret,
  offerSecret,
  requireMember,
  securityPath,
} from "#app/http/two-factor-setup.server.ts";
import { translator } from "#app/i18n/translate.ts";
import { twoFactor as texts } from "#app/i18n/two-factor.ts";
import { useText } from "#app/i18n/use-text.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { Notice } from "#app/ui/notice.tsx";
import { RecoveryCodes } from "./profile/recovery-codes.tsx";
import { SecurityPage } from "./profile/security-page.tsx";
import { TwoFactorSetUp } from "./profile/two-factor-set-up.tsx";
import { TwoFactorState } from "./profile/two-factor-state.tsx";

/** Four characters a group are typed without losing the place. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, "$1 ");

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const { id } = member;
  const { shop, site } = await findShopSettings();
  const t = translator(langOf(request), texts);
  const page = { title: t("title"), isOwnChoice: !site.twoFactor, isRequired: false, factor: null, setUp: null };
  const factor = await findTwoFactor(id);
  if (factor) return data({ ...page, factor });
  const { secret, cookie } = offerSecret(request, id);
  const { width: size, path } = qrOf(totpAddress(secret, { shop: shop.brand, account: signInName(member) }), t("set-up.qr"));
  const setUp = { secret: inGroups(secret), size, path };
  return data({ ...page, isRequired: site.twoFactor && isEnrolmentDue(site), setUp }, { headers: { "Set-Cookie": cookie } });
}

/** Sets up the app whose secret this browser was shown, confirmed by its code. */
export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireMember(request);
  const secret = offeredSecret(request, id);
  if (!secret) throw redirect(securityPath); // the offer is too old: the page makes another
  const form = await readForm(request, codeForm);
  if (!form.ok) return form.invalid();
  const session = cookieOf(request, sessionCookie) ?? "";
  const outcome = await enableTwoFactor({ userId: id, secret, code: form.value.code, session });
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return data({ result: undefined, codes: outcome.value }, { headers: { "Set-Cookie": clearOfferedSecret() } });
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function TwoFactorPage() {
  const { title, isOwnChoice, isRequired, factor, setUp } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useText(texts);
  return (
    <SecurityPage title={title}>
      {isOwnChoice && !factor ? <Notice>{t("own-choice")}</Notice> : null}
      {isRequired ? <Notice tone="haldi">{t("required")}</Notice> : null}
      {reply && "codes" in reply ? <RecoveryCodes codes={reply.codes} /> : null}
      {setUp ? <TwoFactorSetUp {...setUp} form={reply?.result} /> : null}
      {factor ? <TwoFactorState {...factor} /> : null}
    </SecurityPage>
  );
}
