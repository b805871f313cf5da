import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { findRestoredContact, findUndoableChange, undoIdentityChange } from "#app/domain/accounts/identity/undo-change.server.ts";
import { setCookie } from "#app/http/cookies.server.ts";
import { sessionCookie } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { undoChange as texts } from "#app/i18n/undo-change.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { AccountCard } from "./auth/account-card.tsx";

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";

/** Shows what the link takes back, and what follows from that; opening it changes nothing, as links are opened by machines too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  const lang = langOf(request);
  const found = await findUndoableChange(token);
  const isUndone = !found.ok && found.refusal.code === "undo.used";
  return {
    title: translator(lang, texts)("title"),
    query: `?token=${encodeURIComponent(token)}`,
    change: found.ok ? found.value : null,
    isUndone,
    isDone: isUndone && new URL(request.url).searchParams.has("done"),
    hasContact: isUndone && (await findRestoredContact(token)) !== null,
    over: found.ok ? null : translator(lang, refusals)(found.refusal.code),
  };
}

/** Takes the change back and signs this browser out with all others. */
export async function action({ request }: ActionFunctionArgs) {
  const token = tokenOf(request);
  const say = translator(langOf(request), refusals);
  const tooMany = await limit("public-form", { account: `undo ${token}` });
  if (tooMany) {
    const { code, values } = tooMany.refusal;
    return data({ refused: say(code, values) }, { status: 429, headers: { "Retry-After": String(tooMany.seconds) } });
  }
  const outcome = await undoIdentityChange(token);
  if (!outcome.ok) return data({ refused: say(outcome.refusal.code) }, { status: outcome.refusal.code === "busy" ? 503 : 409 });
  const headers = { "Set-Cookie": setCookie(sessionCookie, "", 0) };
  return redirect(`/undo-change?token=${encodeURIComponent(token)}&done`, { headers });
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function UndoChangePage() {
  const { title, query, change, isUndone, isDone, hasContact, over } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  const t = useText(texts);
  return (
    <AccountCard title={title}>
      {refused ? <Notice tone="error">{refused}</Notice> : null}
      {change ? <Offer change={change} action={`/undo-change${query}`} /> : null}
      {isUndone ? <Notice tone="success">{isDone ? t("done") : over}</Notice> : null}
      {over && !isUndone && refused !== over ? <Notice tone="error">{over}</Notice> : null}
      {isUndone && hasContact ? (
        <>
          <p>{t("next")}</p>
          <Form method="post" action={`/undo-change/code${query}`}>
            <SaveKey />
            <Button wide>{t("code")}</Button>
          </Form>
        </>
      ) : null}
      {change ? null : (
        <LinkButton variant="quiet" wide href="/">
          {t("home")}
        </LinkButton>
      )}
    </AccountCard>
  );
}

type Change = NonNullable<Awaited<ReturnType<typeof loader>>["change"]>;

/** What was changed, what taking it back does, and its button. */
function Offer({ change: { change, at, until, phone, email }, action }: { change: Change; action: string }) {
  const t = useText(texts);
  const lang = useLang();
  return (
    <>
      <p>
        {t(`what.${change}`, { when: formatDateTime(at, lang) })} {t("if-you")}
      </p>
      <div className="grid gap-2">
        <p>{t("effects")}</p>
        <ul className="grid gap-1">
          {phone ? <li>{t("effect.phone", { phone })}</li> : null}
          <li>{email ? t("effect.email", { email }) : t("effect.no-email")}</li>
          <li>{t("effect.sessions")}</li>
          <li>{t("effect.password")}</li>
        </ul>
      </div>
      <Form method="post" action={action} className="next-bar">
        <SaveKey />
        <Button wide variant="danger">
          {t("do")}
        </Button>
      </Form>
      <p className="text-sm text-ink-2">{t("until", { when: formatDateTime(until, lang) })}</p>
    </>
  );
}
