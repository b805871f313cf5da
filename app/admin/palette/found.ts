import type { PaletteProduct } from "#app/domain/catalog/find-palette-products.server.ts";
import type { PaletteOrder } from "#app/domain/orders/find-palette-orders.server.ts";

/** The server's results for a text of the palette. */
export type Found = { text: string; orders: readonly PaletteOrder[]; products: readonly PaletteProduct[] };
