import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { listEmailProviders, sendTestEmail, testEmailForm } from "#app/domain/messaging/test-email.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminEmail } from "#app/i18n/admin-email.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

const here = `${sectionPath("email")}/test`;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "email", "edit");
  return {
    title: translator(langOf(request), adminEmail)("test.title"),
    chosen: rowId(new URL(request.url).searchParams.get("id") ?? undefined),
    configurations: await listEmailProviders(),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "email", "edit");
  const form = await readForm(request, testEmailForm);
  if (!form.ok) return form.invalid();

  const outcome = await orRefuseBroken(sendTestEmail(form.value, { by: staff.id, lang: langOf(request) }));
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(sectionPath("email"), "email-tested", { values: outcome.value });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function TestEmailPage() {
  const { title, chosen, configurations } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminEmail);
  const say = useText(admin);
  const frame = useFormFrame({ id: "test-email", result });
  const back = (
    <LinkButton href={sectionPath("email")} variant="quiet" small icon="arrow-left">
      {say("section.email")}
    </LinkButton>
  );
  if (configurations.length === 0) {
    return (
      <>
        <PageHead title={title}>{back}</PageHead>
        <p>{t("test.none")}</p>
      </>
    );
  }
  const options = configurations.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <PageHead title={title}>{back}</PageHead>
      <FormFrame
        frame={frame}
        title={null}
        save={{ label: t("test.send"), icon: "send" }}
        discardTo={sectionPath("email")}
        method="post"
        action={here}
        className="admin-panel max-w-text"
      >
        <p>{t("test.why")}</p>
        <SelectField
          label={t("test.configuration")}
          {...frame.control("id", String(chosen ?? options[0]?.value))}
          options={options}
        />
        <Field label={t("test.to")} {...frame.control("to")} type="email" maxLength={254} autoComplete="email" />
        <Field label={t("test.subject")} hint={t("test.optional")} {...frame.control("subject")} maxLength={150} />
        <TextAreaField label={t("test.message")} hint={t("test.optional")} {...frame.control("message")} maxLength={2000} />
        <Field label={t("test.from_name")} hint={t("test.optional")} {...frame.control("from_name")} maxLength={60} />
      </FormFrame>
    </>
  );
}
