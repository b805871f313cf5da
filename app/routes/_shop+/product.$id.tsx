import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { findProduct, type ProductView } from "#app/domain/catalog/find-product.server.ts";
import { askQuestion, questionForm } from "#app/domain/reviews/ask-question.server.ts";
import { findReviewsAndQuestions, lastReviewListPage, noReviewsAndQuestions } from "#app/domain/reviews/find-reviews.server.ts";
import { reviewForm, writeReview } from "#app/domain/reviews/write-review.server.ts";
import { sizedName } from "#app/domain/seo/sized-name.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { canonical } from "#app/http/canonical.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireCustomer, viewerOf } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { rowId, wholeNumber } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { nameIn } from "#app/i18n/lang.ts";
import { product as texts } from "#app/i18n/product.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { isServer } from "#app/lib/is-server.ts";
import { jsonList } from "#app/lib/json-list.ts";
import { readHeadData } from "#app/pages/head-data.server.ts";
import type { PersonalParts } from "#app/pages/personal.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { Crumbs } from "#app/shop/crumbs.tsx";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { breadcrumbData, productData, structuredData } from "#app/shop/head-data/structured-data.ts";
import { ProductGrid } from "#app/shop/list/product-grid.tsx";
import { usePersonalPart } from "#app/shop/personalize-cached-page.ts";
import { ProductDetails } from "#app/shop/product/product-details.tsx";
import { ProductShare } from "#app/shop/product/product-share.tsx";
import { servedPart } from "#app/ui/served-part.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

const ProductReviews = servedPart(async () => (await import("#app/shop/product/product-reviews.tsx")).ProductReviews);
const ProductQuestions = servedPart(async () => (await import("#app/shop/product/product-questions.tsx")).ProductQuestions);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const id = rowId(params.id) ?? 0;
  const path = `/product/${id}`;
  const pages = new URL(request.url).searchParams;
  const viewer = await viewerOf(request);
  const [view, { shop }, feedback] = await Promise.all([
    findProduct(id, lang),
    findShopSettings(),
    readOrFallback(
      "reviews and questions",
      findReviewsAndQuestions({
        productId: id,
        viewerId: viewer?.id ?? null,
        reviewsPage: wholeNumber(pages, "reviews", { most: lastReviewListPage }),
        questionsPage: wholeNumber(pages, "questions", { most: lastReviewListPage }),
      }),
      noReviewsAndQuestions(viewer !== null),
    ),
  ]);
  if (!view) throw new Response(null, { status: 404 });
  const headline = nameIn(lang, { name: view.product.name, nameUr: view.nameUr });
  const title = translator(lang, texts)("title", { name: sizedName(headline, view.product), city: shop.city });
  const head = await readHeadData(request, { page: { type: "product", id }, path, title });
  return {
    ...view,
    related: jsonList(view.related),
    headline,
    feedback,
    head,
    shopName: shop.brand,
    url: canonical(request, path),
  };
}

/** A review or a question, as `form` in the address names it; both require a session (A5.04). */
export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const productId = rowId(params.id);
  if (!productId) throw new Response(null, { status: 404 });
  const isQuestion = new URL(request.url).searchParams.get("form") === "question";
  return isQuestion ? takeQuestion(request, viewer, productId) : takeReview(request, viewer, productId);
}

async function takeReview(request: Request, viewer: Viewer, productId: number) {
  const form = await readForm(request, reviewForm);
  if (!form.ok) return form.invalid();
  const tooMany = await limit("public-form", { account: viewer.id });
  if (tooMany) return tooMany.refuse(form);

  const outcome = await writeReview({ productId, userId: viewer.id, review: form.value });
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(`/product/${productId}#reviews`, "review-published");
}

async function takeQuestion(request: Request, viewer: Viewer, productId: number) {
  const form = await readForm(request, questionForm);
  if (!form.ok) return form.invalid();
  const tooMany = await limit("public-form", { account: viewer.id });
  if (tooMany) return tooMany.refuse(form);

  const isAsked = await askQuestion({ productId, asker: viewer, question: form.value.question });
  if (!isAsked) throw new Response(null, { status: 404 });
  return redirectWithToast(`/product/${productId}#questions`, "question-asked");
}

/** Passes on Retry-After to a browser without JavaScript. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  if (!page) return pageMeta(matches, undefined);
  const { product, description, head, url, feedback, shopName } = page;
  return [
    ...pageMeta(matches, { description, image: product.image, ...head }),
    ...(isServer
      ? structuredData(
          productData({ ...page, rating: feedback.rating }),
          breadcrumbData([{ href: "/", label: shopName }, ...crumbsOf(page), { href: url, label: page.headline }], url),
        )
      : []),
  ];
};

const crumbsOf = ({ category, subcategory }: Pick<ProductView, "category" | "subcategory">) => [
  ...(category ? [{ href: `/category/${category.id}`, label: category.name }] : []),
  ...(category && subcategory
    ? [{ href: `/category/${category.id}?subcategory=${subcategory.id}`, label: subcategory.name }]
    : []),
];

export default function ProductPage() {
  const loaded = useLoaderData<typeof loader>();
  const { related, feedback: everybodys, headline, url, shopName, head: _, ...view } = loaded;
  const { standing = everybodys.standing } = usePersonalPart<PersonalParts["product"]>(loaded);
  const feedback = { ...everybodys, standing };
  const returned = useActionData<typeof action>()?.result;
  const [params] = useSearchParams();
  const t = useText(texts);
  const { product } = view;
  const isQuestion = params.get("form") === "question";
  const about = { productId: product.id, brand: shopName };
  return (
    <div className="page shop-page">
      <Crumbs links={crumbsOf(view)} />
      <ProductDetails view={view} />
      <ProductShare name={headline} price={product.price} url={url} />
      {related ? (
        <section className="shelf" aria-labelledby="related">
          <h2 id="related">{t("related")}</h2>
          <ProductGrid row products={related} />
        </section>
      ) : null}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <ProductReviews
          key={`reviews-${product.id}`}
          {...about}
          feedback={feedback}
          returned={isQuestion ? undefined : returned}
        />
        <ProductQuestions
          key={`questions-${product.id}`}
          {...about}
          questions={feedback.questions}
          isSignedIn={standing !== "visitor"}
          returned={isQuestion ? returned : undefined}
        />
      </div>
    </div>
  );
}
