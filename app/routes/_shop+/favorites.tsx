import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listFavourites } from "#app/domain/catalog/list-favourites.server.ts";
import { lastPage } from "#app/domain/catalog/product-sorts.ts";
import { favouriteForm, saveFavourite } from "#app/domain/catalog/save-favourite.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireCustomer, toSignIn, viewerOf } from "#app/http/guard.server.ts";
import { addGuestFavourite } from "#app/http/guest-favourites.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { isDocumentRequest, returnToCard, returnToPage } from "#app/http/return-to.server.ts";
import { wholeNumber } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { listing as texts } from "#app/i18n/listing.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { jsonList } from "#app/lib/json-list.ts";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";
import { ProductGrid } from "#app/shop/list/product-grid.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireCustomer(request);
  const page = wholeNumber(new URL(request.url).searchParams, "page", { most: lastPage });
  const { products, hasNext } = await listFavourites(viewer.id, page);
  return { products: jsonList(products), hasNext, page, title: translator(langOf(request), texts)("title.favourites") };
}

/** Toggles a favourite. A visitor signs in first and returns to the same page (A6.02); the favourite is saved by then. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await viewerOf(request);
  const form = await readForm(request, favouriteForm);
  if (!viewer) return toSignIn(request, form.ok && form.value.saved ? addGuestFavourite(request, form.value.product_id) : null);
  if (!form.ok) return form.invalid();
  const { product_id, saved } = form.value;
  const outcome = await saveFavourite(viewer.id, product_id, saved);
  if (!outcome.ok && outcome.refusal.code === "product.not-found") throw new Response(null, { status: 404 });
  if (isDocumentRequest(request)) {
    const back = returnToCard(returnToPage(request, undefined, "/favorites"), { productId: product_id });
    return outcome.ok ? redirect(back) : redirectWithToast(back, "favourite-not-saved");
  }
  return outcome.ok ? data({ saved }) : form.refuse(outcome.refusal);
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => pageMeta(matches, page);

export default function Favourites() {
  const { products, hasNext, page, title } = useLoaderData<typeof loader>();
  const t = useText(texts);
  const pageLink = (number: number, label: string) => ({ href: number > 1 ? `/favorites?page=${number}` : "/favorites", label });
  return (
    <div className="page shop-page">
      <h1>{title}</h1>
      {products ? (
        <ProductGrid products={products} eager={4} />
      ) : (
        <EmptyState
          icon="heart"
          title={t("favourites.empty")}
          action={<LinkButton href="/products">{t("empty.all")}</LinkButton>}
        >
          {t("favourites.why")}
        </EmptyState>
      )}
      <Pager
        label={t("pages")}
        previous={page > 1 ? pageLink(page - 1, t("previous")) : null}
        next={hasNext ? pageLink(page + 1, t("next")) : null}
      />
    </div>
  );
}
