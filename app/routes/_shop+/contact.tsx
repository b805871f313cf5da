import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findSiteText } from "#app/domain/content/find-site-text.server.ts";
import { contactForm, sendContactMessage } from "#app/domain/content/send-contact-message.server.ts";
import { findShopSettings, publicShop } from "#app/domain/settings/shop-settings.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { viewerOf } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { contact as texts } from "#app/i18n/contact.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { ContentForm, WriterFields } from "#app/shop/content/content-form.tsx";
import { WaysToReach } from "#app/shop/content/content-ways.tsx";
import { returnedField } from "#app/shop/forms/returned-field.ts";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

const here = "/contact";

export async function loader({ request }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const t = translator(lang, texts);
  const [{ shop }, hours, viewer] = await Promise.all([
    findShopSettings(),
    readOrFallback("opening hours", findSiteText("contact_hours", lang), null),
    viewerOf(request),
  ]);
  const { city, ...ways } = publicShop(shop);
  const title = t("title");
  const description = t("description", { brand: shop.brand, city });
  return {
    title,
    head: await readHeadData(request, { page: { type: "page", id: "contact" }, path: here, title, description }),
    ways: { ...ways, hours: hours?.value ?? null },
    isSent: new URL(request.url).searchParams.has("sent"),
    writer: viewer && { name: viewer.name, phone: viewer.phone, email: viewer.email },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, contactForm);
  if (!form.ok) return form.invalid();
  const tooMany = await limit("public-form", { account: form.value.email ?? form.value.phone ?? "" });
  if (tooMany) return tooMany.refuse(form);

  const outcome = await sendContactMessage(form.value);
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(`${here}?sent`, "contact-sent");
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function Contact() {
  const { title, ways, writer, isSent } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.result;
  const t = useText(texts);
  return (
    <div className="page">
      <h1>{title}</h1>
      <div className="two-columns">
        <section aria-labelledby="write">
          <h2 id="write" className="mb-3 text-lg">
            {t("write")}
          </h2>
          {isSent ? (
            <Notice tone="success">
              <p>{t("sent")}</p>
              <a href={here}>{t("again")}</a>
            </Notice>
          ) : (
            <ContentForm id="contact" form={form} action={here} button={t("send")}>
              <WriterFields form={form} writer={writer} />
              <TextAreaField
                label={t("message")}
                {...returnedField(form, "message")}
                hint={t("message.hint")}
                required
                maxLength={2000}
                rows={6}
              />
            </ContentForm>
          )}
        </section>
        <aside>
          <WaysToReach {...ways} />
          <p className="mt-4">
            <a href="/faq">{t("faq")}</a>
          </p>
        </aside>
      </div>
    </div>
  );
}
