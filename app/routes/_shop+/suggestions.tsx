import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { sendSuggestion, suggestionForm } from "#app/domain/content/send-suggestion.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { viewerOf } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { suggestions as texts } from "#app/i18n/suggestions.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { ContentForm, WriterFields } from "#app/shop/content/content-form.tsx";
import { returnedField } from "#app/shop/forms/returned-field.ts";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

const here = "/suggestions";

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(langOf(request), texts);
  const [{ shop }, viewer] = await Promise.all([findShopSettings(), viewerOf(request)]);
  const title = t("title");
  const description = t("description", { brand: shop.brand });
  return {
    title,
    head: await readHeadData(request, { page: { type: "page", id: "suggestions" }, path: here, title, description }),
    isSent: new URL(request.url).searchParams.has("sent"),
    writer: viewer && { name: viewer.name, phone: viewer.phone, email: viewer.email },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const [viewer, form] = await Promise.all([viewerOf(request), readForm(request, suggestionForm)]);
  if (!form.ok) return form.invalid();
  const tooMany = await limit("public-form", { account: form.value.email ?? form.value.phone ?? "" });
  if (tooMany) return tooMany.refuse(form);

  const outcome = await sendSuggestion(form.value, viewer?.id ?? null);
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(`${here}?sent`, "suggestion-sent");
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function Suggestions() {
  const { title, writer, isSent } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.result;
  const t = useText(texts);
  return (
    <div className="page content">
      <h1>{title}</h1>
      <p className="content-lead">{t("lead")}</p>
      {isSent ? (
        <Notice tone="success">
          <p>{t("sent")}</p>
          <a href={here}>{t("again")}</a>
        </Notice>
      ) : (
        <ContentForm id="suggestion" form={form} action={here} button={t("send")}>
          <Field label={t("subject")} {...returnedField(form, "subject")} required maxLength={120} />
          <TextAreaField label={t("message")} {...returnedField(form, "message")} required maxLength={2000} rows={6} />
          <WriterFields form={form} writer={writer} />
        </ContentForm>
      )}
    </div>
  );
}
