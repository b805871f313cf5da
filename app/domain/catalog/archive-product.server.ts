import type { Outcome } from "#app/lib/outcome.ts";
import { saveProduct } from "./save-product.server.ts";

/**
 * Takes a product off the shelves for good without deleting it: orders go on naming it (decisions, Quantities).
 *
 * @returns the version it has now; refused with `product.not-found`
 */
export const archiveProduct = (id: number, { by }: { by: number }): Promise<Outcome<number>> =>
  saveProduct(id, { status: "archived" }, { version: null, by });
