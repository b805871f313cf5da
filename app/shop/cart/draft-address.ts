import type { Draft } from "#app/domain/packages/draft.ts";

/** The address of the builder with a draft in its query: it survives a reload, a sign-in and a browser without JavaScript. */
export function draftAddress(path: string, { name, duration, lines }: Draft): string {
  const params = new URLSearchParams({ name, duration: String(duration) });
  for (const { productId, quantity } of lines) {
    params.append("product_id", String(productId));
    params.append("quantity", String(quantity));
  }
  return `${path}?${params}`;
}
