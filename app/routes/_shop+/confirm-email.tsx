import { type ActionFunctionArgs, data, type HeadersArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { findEmailProof, proveEmail } from "#app/domain/accounts/identity/prove-email.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { confirmEmail as texts } from "#app/i18n/confirm-email.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { AccountCard } from "./auth/account-card.tsx";

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";

/** Shows which address the link confirms to who is signed in to its account; opening it changes nothing, as links are opened by machines too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireCustomer(request);
  const token = tokenOf(request);
  const lang = langOf(request);
  const found = await findEmailProof(token, viewer.id);
  return {
    title: translator(lang, texts)("title"),
    here: `/confirm-email?token=${encodeURIComponent(token)}`,
    email: found.ok ? found.value : null,
    over: found.ok ? null : translator(lang, refusals)(found.refusal.code),
    isDone: !found.ok && found.refusal.code === "email-proof.done",
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const say = translator(langOf(request), refusals);
  const tooMany = await limit("public-form", { account: `email-proof ${viewer.id}` });
  if (tooMany) {
    const { code, values } = tooMany.refusal;
    return data({ refused: say(code, values) }, { status: 429, headers: { "Retry-After": String(tooMany.seconds) } });
  }
  const outcome = await proveEmail(tokenOf(request), viewer.id);
  if (outcome.ok) return redirectWithToast("/profile", "email-proved");
  return data({ refused: say(outcome.refusal.code) }, { status: outcome.refusal.code === "busy" ? 503 : 409 });
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function ConfirmEmailPage() {
  const { title, here, email, over, isDone } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  const t = useText(texts);
  return (
    <AccountCard title={title}>
      {refused && refused !== over ? <Notice tone="error">{refused}</Notice> : null}
      {over ? <Notice tone={isDone ? "success" : "error"}>{over}</Notice> : null}
      {email ? (
        <>
          <p>{t("what", { email })}</p>
          <p className="text-ink-2">{t("not-yours")}</p>
          <Form method="post" action={here}>
            <SaveKey />
            <Button wide>{t("do")}</Button>
          </Form>
        </>
      ) : (
        <LinkButton variant="quiet" wide href="/profile">
          {t("profile")}
        </LinkButton>
      )}
    </AccountCard>
  );
}
