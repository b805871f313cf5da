import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listFaqs } from "#app/domain/content/list-faqs.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { freeText } from "#app/http/search-params.server.ts";
import { faq as texts } from "#app/i18n/faq.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { isServer } from "#app/lib/is-server.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { faqAddress, faqCategoryName } from "#app/shop/content/content-faq-address.ts";
import { plainText } from "#app/shop/content/content-plain-text.ts";
import { Questions } from "#app/shop/content/content-questions.tsx";
import { ContentSearch } from "#app/shop/content/content-search.tsx";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { faqData, structuredData } from "#app/shop/head-data/structured-data.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const t = translator(lang, texts);
  const params = new URL(request.url).searchParams;
  const query = { search: freeText(params, "search"), category: freeText(params, "category") || null };
  const [{ shop }, found] = await Promise.all([
    findShopSettings(),
    readOrFallback("questions", listFaqs(lang, query), { faqs: [], categories: [], category: null }),
  ]);
  const title = t("title");
  const description = t("description", { city: shop.city });
  return {
    title,
    head: await readHeadData(request, {
      page: { type: "page", id: "faq" },
      path: faqAddress({ search: "", category: found.category }),
      title,
      description,
    }),
    search: query.search,
    ...found,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!isServer) return pageMeta(matches, data?.head);
  const answers = data && !data.search ? data.faqs.map(({ question, answer }) => ({ question, answer: plainText(answer) })) : [];
  return [...pageMeta(matches, data?.head), ...(answers.length > 0 ? structuredData(faqData(answers)) : [])];
};

export default function Faq() {
  const { title, search, category, categories, faqs } = useLoaderData<typeof loader>();
  const t = useText(texts);
  const tabs = [
    { href: faqAddress({ search, category: null }), label: t("all"), current: category === null },
    ...categories.map((name) => ({
      href: faqAddress({ search, category: name }),
      label: faqCategoryName(name, t),
      current: name === category,
    })),
  ];
  return (
    <div className="page content">
      <h1>{title}</h1>
      <ContentSearch
        action="/faq"
        label={t("search")}
        placeholder={t("search.placeholder")}
        button={t("search.go")}
        search={search}
        preserved={{ category }}
      />
      <Tabs label={t("filter")} tabs={tabs} />
      {search && faqs.length > 0 ? <p role="status">{t("found", { count: faqs.length, search })}</p> : null}
      {faqs.length > 0 ? (
        <Questions faqs={faqs} open={search !== "" && faqs.length <= 3} />
      ) : (
        <EmptyState
          icon="message-circle-question-mark"
          title={t("empty")}
          action={<LinkButton href="/faq">{t("empty.all")}</LinkButton>}
        >
          {t("empty.why")}
        </EmptyState>
      )}
      <p>
        {t("ask")} <a href="/contact">{t("contact")}</a>
      </p>
    </div>
  );
}
