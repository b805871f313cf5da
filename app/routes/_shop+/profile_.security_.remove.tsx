import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { codeForm, disableTwoFactor } from "#app/domain/two-factor/verify-code.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { refuseCode } from "#app/http/second-step.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { requireMember, securityPath } from "#app/http/two-factor-setup.server.ts";
import { translator } from "#app/i18n/translate.ts";
import { twoFactor as texts } from "#app/i18n/two-factor.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { CodePage } from "./profile/code-page.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireMember(request);
  return { title: translator(langOf(request), texts)("remove") };
}

/** Removes the app of a phone for one of its codes, to set up another. */
export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireMember(request);
  const form = await readForm(request, codeForm);
  if (!form.ok) return form.invalid();
  const outcome = await disableTwoFactor(id, form.value.code);
  if (!outcome.ok) return refuseCode(form, outcome.refusal);
  return redirectWithToast(securityPath, "two-factor-removed");
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function RemoveAppPage() {
  const { title } = useLoaderData<typeof loader>();
  return <CodePage title={title} of="remove" form={useActionData<typeof action>()?.result} />;
}
