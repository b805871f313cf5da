import { invoiceOf } from "#app/components/order-document/invoice-of.ts";
import type { PaperRules } from "#app/components/order-document/order-paper.ts";
import { pickingListOf } from "#app/components/order-document/picking-list-of.ts";
import { riderSheetOf } from "#app/components/order-document/rider-sheet-of.ts";
import type { OrderDocument } from "#app/contract/document.ts";
import { type PaperName, type PrintKind, papersOf } from "#app/contract/paper.ts";
import { findCopies } from "#app/domain/documents/find-copies.server.ts";
import { listOrdersOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { linkTo } from "#app/domain/messaging/send-email.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { freeText, oneOf } from "#app/http/search-params.server.ts";
import { type Lang, langs } from "#app/i18n/lang.ts";

/** Data of a print page. */
export type Paper = {
  document: OrderDocument;
  paper: PaperName;
  lang: Lang;
  /** the number of the document's stamp, 0 for none */
  copy: number;
  /** key of the counted print that this is; null for a preview */
  key: string | null;
};

type Wanted = {
  kind: PrintKind;
  orderIds: readonly number[];
  /** whether phone and address are unmasked */
  contactsVisible: boolean;
  /** key of a counted print */
  key: string | null;
  lang: Lang;
  width: "80" | "58" | null;
};

/** A document of orders, for several a picking list, as a counted print or as a preview; null when none of the orders exists. */
export async function readPapers({ kind, orderIds, contactsVisible, key, lang, width }: Wanted): Promise<Paper | null> {
  const [orders, { copies, isCounted }, { shop }] = await Promise.all([
    listOrdersOnPaper(orderIds, { contactsVisible }),
    findCopies({ kind, orderIds, key }),
    findShopSettings(),
  ]);
  const rules: PaperRules = { shop, lang, copies, trackingUrl: (id) => linkTo(`/delivery-tracking?tracking_id=${id}`) };
  const document = kind === "picking-list" ? pickingListOf(orders, rules) : orders[0] && documentOf(kind, orders[0], rules);
  if (!document) return null;
  const known: readonly PaperName[] = papersOf[kind];
  const paper = known.find((name) => name === `${width}mm`) ?? papersOf[kind][0];
  return { document, paper, lang, copy: Math.max(0, ...copies.values()), key: isCounted ? key : null };
}

function documentOf(kind: Exclude<PrintKind, "picking-list">, ...[order, rules]: Parameters<typeof riderSheetOf>): OrderDocument {
  return kind === "rider-sheet" ? riderSheetOf(order, rules) : invoiceOf(order, rules, kind);
}

/** The paper options of a page's address: language, roll width, and the key of a counted print. */
export function paperOptionsOf(request: Request): Pick<Wanted, "lang" | "width" | "key"> & { isAsked: boolean } {
  const params = new URL(request.url).searchParams;
  return {
    lang: oneOf(params, "lang", langs, langOf(request)),
    width: oneOf(params, "width", ["80", "58"], null),
    key: freeText(params, "print") || null,
    isAsked: params.has("print"),
  };
}
