import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownerForm } from "#app/domain/accounts/account-forms.server.ts";
import { minPasswordLength } from "#app/domain/accounts/new-password.server.ts";
import { isOwnerSetupOpen, setUpOwner } from "#app/domain/accounts/owner-setup.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { replaceSession } from "#app/http/sign-in-session.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { auth as texts } from "#app/i18n/auth.ts";
import { translator } from "#app/i18n/translate.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { AccountCard } from "./auth/account-card.tsx";
import { RegisterForm } from "./auth/register-form.tsx";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token")?.slice(0, 100) ?? "";

export async function loader({ request }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  if (!(await isOwnerSetupOpen(token))) throw new Response(null, { status: 404 });
  const title = translator(langOf(request), texts)("owner.title");
  return { title, least: minPasswordLength(true), here: `/owner-setup?token=${encodeURIComponent(token)}` };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, ownerForm);
  if (!form.ok) return form.invalid();
  const tooMany = await limit("register");
  if (tooMany) return tooMany.refuse(form);

  const outcome = await setUpOwner({ ...form.value, token: tokenOf(request) });
  if (!outcome.ok) return form.refuse(outcome.refusal, outcome.refusal.field === "password" ? 400 : 409);
  const session = await replaceSession(request, outcome.value);
  const headers = session.ok ? { "Set-Cookie": session.value } : undefined; // without a session they sign in first
  return redirectWithToast("/admin", "account-registered", { headers });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function OwnerSetupPage() {
  const { title, here, least } = useLoaderData<typeof loader>();
  return (
    <AccountCard title={title}>
      <RegisterForm form={useActionData<typeof action>()?.result} action={here} next="/admin" needsEmail leastPassword={least} />
    </AccountCard>
  );
}
