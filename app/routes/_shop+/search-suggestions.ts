import type { LoaderFunctionArgs } from "@remix-run/node";
import { listingAddress } from "#app/domain/catalog/listing-address.ts";
import { everything } from "#app/domain/catalog/product-query.ts";
import { suggest } from "#app/domain/catalog/search-suggestions.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { freeText } from "#app/http/search-params.server.ts";
import { nameIn } from "#app/i18n/lang.ts";
import { cardsWithAmount } from "#app/pages/cards-with-amount.ts";
import type { SearchSuggestions } from "#app/shop/search/search-suggestions.ts";

/** Search suggestions while typing: `?q=`. Cacheable in the browser for half a minute. */
export async function loader({ request }: LoaderFunctionArgs) {
  const lang = langOf(request);
  const { products, shelves, amount } = await suggest(freeText(new URL(request.url).searchParams, "q"));
  const suggestions: SearchSuggestions = {
    products: cardsWithAmount(products, amount),
    shelves: shelves.map(({ category, subcategory, ...names }) => ({
      name: nameIn(lang, names),
      href: listingAddress(`/category/${category}`, { ...everything, subcategory }),
    })),
  };
  return Response.json(suggestions, { headers: { "Cache-Control": "private, max-age=30", Vary: "Cookie" } });
}
