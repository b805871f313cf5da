import type { PrintKind } from "#app/contract/paper.ts";
import type { Lang } from "#app/i18n/lang.ts";

const pageOf = {
  invoice: "invoice",
  slip: "slip",
  "picking-list": "picking",
  "rider-sheet": "rider",
} as const satisfies Record<PrintKind, string>;

interface PaperOptions {
  /** Width of the roll, in millimetres; the default one when omitted. */
  width?: "80" | "58" | null | undefined;
  lang?: Lang | null | undefined;
  /** The key of a print to start on load; `1` requests one that is counted first. */
  print?: string | undefined;
}

/** The address of an order's document. */
export function paperAddress(orderId: number, kind: PrintKind, { width, lang, print }: PaperOptions = {}): string {
  const query = new URLSearchParams({ ...(width && { width }), ...(lang && { lang }), ...(print && { print }) });
  return `/admin/orders/${orderId}/${pageOf[kind]}${query.size > 0 ? `?${query}` : ""}`;
}
