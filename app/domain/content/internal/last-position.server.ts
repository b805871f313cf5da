import { raw } from "#app/platform/db.server.ts";

/** The places of a list on the home page: what comes new stands one below the lowest (A9.11, A9.12). */
export const lastPosition = (table: "featured_slides" | "seasonal_products") =>
  raw(`(SELECT coalesce(max("order"), 0) FROM ${table})`);
