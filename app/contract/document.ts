import { z } from "zod";
import type { PaperName, PrintKind } from "./paper.ts";
import { printKind } from "./print-job.ts";

const fact = z.strictObject({ label: z.string(), value: z.string() });

/** A barcode or QR code, drawn: `path` is the `d` of an SVG path that fills the dark modules of a box of `width` × `height` modules. */
const code = z.strictObject({
  /** its label, as text */
  label: z.string(),
  /** its payload */
  text: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  path: z.string().regex(/^[Mhvz0-9 -]+$/),
});

/** A barcode or QR code, drawn. */
export type DrawnCode = z.infer<typeof code>;

/**
 * An order on paper as finished text: every amount, date and word is already written in one language, so a browser, the
 * desktop window and a receipt printer only lay it out. Nothing is computed from it. Where a document names no prices,
 * `columns.price`, `columns.total` and those of its lines are empty.
 */
export const orderDocument = z.strictObject({
  kind: printKind,
  /** the value of `<html lang>` */
  lang: z.enum(["en", "ur-Latn"]),
  /** of a list for several orders the first */
  orderId: z.number().int().positive(),
  title: z.string(),
  /** `DUPLICATE n`, to stand above everything else; none on a first print */
  stamp: z.string().optional(),
  shop: z.strictObject({ name: z.string(), lines: z.array(z.string()) }),
  /** number, date, payment and the like; of a list for several orders, the orders */
  facts: z.array(fact),
  customer: z.strictObject({ heading: z.string(), lines: z.array(z.string()) }),
  columns: z.strictObject({ item: z.string(), quantity: z.string(), price: z.string(), total: z.string() }),
  lines: z.array(
    z.strictObject({
      /** its category; lines of one group are adjacent */
      group: z.string().optional(),
      name: z.string(),
      details: z.array(z.string()),
      quantity: z.string(),
      price: z.string(),
      total: z.string(),
    }),
  ),
  /** subtotal, delivery, total, and what of it is still to be paid */
  totals: z.array(fact),
  notes: z.array(fact),
  closing: z.string(),
  /** the order's number in Code 128 */
  barcode: code.optional(),
  /** the address of the tracking page */
  qr: code.optional(),
});

/** An order document, checked. */
export type OrderDocument = z.infer<typeof orderDocument>;

/** A print that the shop has counted, ready for a printer: its document and paper, as sent to the desktop window. */
export type CountedPrint = {
  /** names the print: the same key is printed once */
  key: string;
  orderId: number;
  kind: PrintKind;
  /** the number of the stamp that the document bears, 0 for none */
  copy: number;
  paper: PaperName;
  document: OrderDocument;
  /** the document as a page of its own */
  html: string;
};
