import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { acceptInvite } from "#app/domain/members/accept-invite.server.ts";
import { refusalStatus } from "#app/http/form.server.ts";
import { toSignIn, viewerOf } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { replaceSession } from "#app/http/sign-in-session.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readInvitation } from "#app/pages/invitation.server.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { AccountCard } from "./auth/account-card.tsx";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token")?.slice(0, 100) ?? "";

export async function loader({ request }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  const lang = langOf(request);
  const viewer = await viewerOf(request);
  const invitation = await readInvitation(token, lang, viewer?.id ?? null);
  return {
    title: translator(lang, adminTeam)("join.title"),
    ...invitation,
    viewer: viewer && { name: viewer.name },
    here: `/join-team?token=${encodeURIComponent(token)}`,
  };
}

/** Joins the team with the account of this browser, whose session is replaced: those of staff end sooner. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await viewerOf(request);
  if (!viewer) throw toSignIn(request);
  const lang = langOf(request);
  const outcome = await acceptInvite(tokenOf(request), viewer.id);
  if (!outcome.ok) {
    const { code, values } = outcome.refusal;
    return data({ refusal: translator(lang, refusals)(code, values) }, { status: refusalStatus({ code }) });
  }
  const session = await replaceSession(request, { id: viewer.id, role: outcome.value.role });
  const headers = session.ok ? { "Set-Cookie": session.value } : undefined; // without a session they sign in first
  return redirectWithToast("/admin", "team-joined", { headers });
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function JoinTeamPage() {
  const { title, what, over, confirm, viewer, here } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal ?? over;
  const t = useText(adminTeam);
  const back = encodeURIComponent(here);
  return (
    <AccountCard title={title}>
      {refusal ? <Notice tone="error">{refusal}</Notice> : <p>{what}</p>}
      {confirm === null ? null : (
        <Form method="post" action="/profile/email-proof" className="grid gap-3">
          <SaveKey />
          <p className="text-ink-2">{confirm}</p>
          <Button wide>{t("join.confirm")}</Button>
        </Form>
      )}
      {refusal ? null : viewer ? (
        <Form method="post" action={here} className="grid gap-3">
          <SaveKey />
          <p className="text-ink-2">{t("join.as", { name: viewer.name })}</p>
          <Button wide>{t("join.do")}</Button>
        </Form>
      ) : (
        <div className="grid gap-3">
          <LinkButton wide href={`/auth?return_to=${back}`}>
            {t("join.sign-in")}
          </LinkButton>
          <LinkButton wide variant="quiet" href={`/auth?tab=register&return_to=${back}`}>
            {t("join.register")}
          </LinkButton>
        </div>
      )}
    </AccountCard>
  );
}
