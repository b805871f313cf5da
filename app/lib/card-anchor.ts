/** What the card of a product or package is called within its page, for addresses that lead to it. */
export const cardAnchor = (item: { productId: number } | { packageId: number }): string =>
  "productId" in item ? `product-${item.productId}` : `package-${item.packageId}`;
