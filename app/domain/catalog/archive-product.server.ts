import type { Outcome } from "#app/lib/outcome.ts";
import { saveProduct } from "./save-product.server.ts";

/**
 * Archives a product without deleting it: orders still refer to it (decisions, Quantities).
 *
 * @param version the version that was on the screen; null archives whatever is there
 * @returns the version it has now; refused with `product.not-found`, or with `product.changed-meanwhile` where somebody else gave it
 *   another status since
 */
export const archiveProduct = (id: number, { version, by }: { version: number | null; by: number }): Promise<Outcome<number>> =>
  saveProduct(id, { status: "archived" }, { version, by });
