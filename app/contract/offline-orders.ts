import { z } from "zod";

const cell = z.string().max(300);

/** A list as finished text, to be read and nothing else. Rows may be shorter than the heading, never longer. */
export const offlineOrders = z.object({
  title: cell,
  /** when it was true, in words */
  asOf: cell,
  columns: z.array(cell).min(1).max(12),
  rows: z.array(z.array(cell).max(12)).max(200),
});

/** A list as finished text, checked. */
export type OfflineOrders = z.infer<typeof offlineOrders>;
