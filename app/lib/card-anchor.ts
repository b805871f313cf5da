/** What the card of a product or package is called within its page, for addresses that lead to it. */
export const cardAnchor = (thing: { productId: number } | { packageId: number }): string =>
  "productId" in thing ? `product-${thing.productId}` : `package-${thing.packageId}`;
