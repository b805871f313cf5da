import type { Card } from "#app/domain/catalog/card.ts";
import type { PackageCardData } from "#app/domain/packages/package-card.ts";
import type { RatingSummary } from "#app/domain/reviews/reviews-and-questions.ts";
import type { Paisa } from "#app/lib/money.ts";
import type { ShellView } from "../shell-view.ts";

type Thing = { "@type": string; [property: string]: unknown };

/**
 * JSON-LD of a page, for its `meta`: last and on the server alone (`isServer`), for readers of the HTML. Remix escapes `<`, `>` and `&` in
 * it; it is not executed, so it needs no nonce.
 */
export const structuredData = (...things: readonly Thing[]) =>
  things.map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } }));

interface SoldProduct {
  product: Card;
  brand: string | null;
  description: string;
  rating: RatingSummary | null;
  /** The product's canonical address, absolute. */
  url: string;
}

/** A product with its current price, availability, and rating if it has one. */
export function productData({ product, brand, description, rating, url }: SoldProduct): Thing {
  return {
    "@type": "Product",
    name: product.name,
    ...(description && { description }),
    ...(brand && { brand: { "@type": "Brand", name: brand } }),
    sku: String(product.id),
    image: new URL(product.image, url).href,
    url,
    offers: offerOf(product, url),
    ...(rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

/** A package as the one thing it is sold as. */
export const packageData = ({ card, description, url }: { card: PackageCardData; description: string; url: string }): Thing => ({
  "@type": "Product",
  name: card.name,
  ...(description && { description }),
  sku: `package-${card.id}`,
  image: new URL(card.image, url).href,
  url,
  offers: offerOf(card, url),
});

const offerOf = ({ price, soldOut }: { price: Paisa; soldOut?: boolean }, url: string): Thing => ({
  "@type": "Offer",
  url,
  priceCurrency: "PKR",
  price: (price / 100).toFixed(2),
  availability: `https://schema.org/${soldOut ? "OutOfStock" : "InStock"}`,
  itemCondition: "https://schema.org/NewCondition",
});

/** The breadcrumbs from the home page, for search results; paths are completed from the page's own address. */
export const breadcrumbData = (links: readonly { href: string; label: string }[], page: string): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: links.map(({ href, label }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: label,
    item: new URL(href, page).href,
  })),
});

/** The shop itself, for the home page. */
export const storeData = ({ brand, city, phone, email, address }: ShellView["shop"], home: string): Thing => ({
  "@type": "Store",
  name: brand,
  url: home,
  image: new URL("/share.png", home).href,
  ...(phone && { telephone: phone }),
  ...(email && { email }),
  address: { "@type": "PostalAddress", ...(address && { streetAddress: address }), addressLocality: city, addressCountry: "PK" },
  areaServed: { "@type": "City", name: city },
  currenciesAccepted: "PKR",
});

/** Questions with the shop's answers as plain text, for the page that shows them. */
export const faqData = (entries: readonly { question: string; answer: string }[]): Thing => ({
  "@type": "FAQPage",
  mainEntity: entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
