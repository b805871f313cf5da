import type { PrintKind } from "#app/contract/paper.ts";
import type { Lang } from "#app/i18n/lang.ts";

const pageOf = {
  invoice: "invoice",
  slip: "slip",
  "picking-list": "picking",
  "rider-sheet": "rider",
} as const satisfies Record<PrintKind, string>;

interface Looks {
  /** Of the roll, in millimetres; the usual one when left out. */
  width?: "80" | "58" | null | undefined;
  lang?: Lang | null | undefined;
  /** Names the print to start on arrival; `1` asks for one that is counted first. */
  print?: string | undefined;
}

/** Where a document of an order is shown. */
export function paperAddress(orderId: number, kind: PrintKind, { width, lang, print }: Looks = {}): string {
  const query = new URLSearchParams({ ...(width && { width }), ...(lang && { lang }), ...(print && { print }) });
  return `/admin/orders/${orderId}/${pageOf[kind]}${query.size > 0 ? `?${query}` : ""}`;
}
