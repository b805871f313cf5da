import type { OfferedProduct } from "#app/domain/catalog/offer-products.server.ts";
import type { OfferedOrder } from "#app/domain/orders/offer-orders.server.ts";

/** What the server found for a text of the palette. */
export type Found = { text: string; orders: readonly OfferedOrder[]; products: readonly OfferedProduct[] };
