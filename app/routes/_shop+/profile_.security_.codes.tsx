import { type ActionFunctionArgs, data, type HeadersArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { codeForm, replaceRecoveryCodes } from "#app/domain/two-factor/verify-code.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { refuseCode } from "#app/http/second-step.server.ts";
import { requireMember } from "#app/http/two-factor-setup.server.ts";
import { translator } from "#app/i18n/translate.ts";
import { twoFactor as texts } from "#app/i18n/two-factor.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { CodePage } from "./profile/code-page.tsx";
import { RecoveryCodes } from "./profile/recovery-codes.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireMember(request);
  return { title: translator(langOf(request), texts)("codes.new") };
}

/** Makes new recovery codes for a code and shows them, once. */
export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireMember(request);
  const form = await readForm(request, codeForm);
  if (!form.ok) return form.invalid();
  const outcome = await replaceRecoveryCodes(id, form.value.code);
  if (!outcome.ok) return refuseCode(form, outcome.refusal);
  return data({ result: undefined, codes: outcome.value });
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function NewCodesPage() {
  const { title } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <CodePage title={title} of="codes" form={reply?.result}>
      {reply && "codes" in reply ? <RecoveryCodes codes={reply.codes} /> : null}
    </CodePage>
  );
}
