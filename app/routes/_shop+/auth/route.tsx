import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { viewerOf } from "#app/http/guard.server.ts";
import { countGuestCart } from "#app/http/guest-cart.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { oneOf } from "#app/http/search-params.server.ts";
import { signInReason } from "#app/http/sign-in-reason.server.ts";
import { readReturnTo } from "#app/http/sign-in-session.server.ts";
import { auth as texts } from "#app/i18n/auth.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { AccountCard } from "./account-card.tsx";
import { authPath } from "./auth-path.ts";
import { register } from "./register.server.ts";
import { RegisterForm } from "./register-form.tsx";
import { signIn } from "./sign-in.server.ts";
import { SignInForm } from "./sign-in-form.tsx";

const tabOf = (request: Request) => oneOf(new URL(request.url).searchParams, "tab", ["register"], "sign-in");

export async function loader({ request }: LoaderFunctionArgs) {
  const returnTo = readReturnTo(request);
  if (await viewerOf(request)) throw redirect(returnTo);
  const tab = tabOf(request);
  return {
    tab,
    returnTo,
    why: signInReason(request, returnTo),
    held: await countGuestCart(request),
    title: translator(langOf(request), texts)(`tab.${tab}`),
  };
}

export function action({ request }: ActionFunctionArgs) {
  return tabOf(request) === "register" ? register(request) : signIn(request);
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function AuthPage() {
  const { tab, returnTo, why, held } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(texts);
  const tabs = (["sign-in", "register"] as const).map((name) => ({
    href: authPath(name, returnTo),
    label: t(`tab.${name}`),
    current: name === tab,
  }));
  return (
    <AccountCard title={t(`title.${tab}`)}>
      <Tabs label={t("tabs")} tabs={tabs} />
      {why ? <Notice>{t(`why.${why}`)}</Notice> : null}
      {held > 0 ? (
        <Notice tone="haldi" icon="shopping-cart">
          <b>{t("held", { count: held })}</b> {t("held.why")}
        </Notice>
      ) : null}
      {tab === "register" ? (
        <RegisterForm key={tab} form={result} action={authPath(tab, returnTo)} next={returnTo} />
      ) : (
        <SignInForm key={tab} form={result} action={authPath(tab, returnTo)} next={returnTo} />
      )}
    </AccountCard>
  );
}
