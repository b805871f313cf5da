/** The laws of `prisma/laws.sql`; each has its sentence in `i18n/book-checks`, which a test compares. */
export const bookLaws = [
  "totals",
  "refunded",
  "received",
  "paid",
  "due",
  "waiting",
  "payment-below-zero",
  "payment-status",
  "khata",
  "stock",
  "held",
  "slot",
  "event",
  "charged",
  "replaced",
] as const;

/** One of them. */
export type BookLaw = (typeof bookLaws)[number];

/** What breaks a law: its name, whose record it is, and the number of that; of a slot its day as YYYYMMDD. */
export type BrokenLaw = { law: BookLaw; subject: "order" | "product" | "contact" | "slot"; id: number };
