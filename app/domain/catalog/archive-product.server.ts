import type { Outcome } from "#app/lib/outcome.ts";
import { saveProduct } from "./save-product.server.ts";

/**
 * Archives a product without deleting it: orders still refer to it (decisions, Quantities).
 *
 * @returns the version it has now; refused with `product.not-found`
 */
export const archiveProduct = (id: number, { by }: { by: number }): Promise<Outcome<number>> =>
  saveProduct(id, { status: "archived" }, { version: null, by });
