import { createHash } from "node:crypto";
import type { Lang } from "#app/i18n/lang.ts";
import { isPayable, type Payee } from "./payments-setting.server.ts";
import { findShopSettings } from "./shop-settings.server.ts";
import { type TransferMethod, transferMethods } from "./transfer-methods.ts";

/** Whom a customer pays, in their language; `qr` is the address of the Raast code's picture. */
export type PayeeView = { title: string; number: string; note: string; qr: string | null };

/** The payees of the methods that are offered. */
export type Payees = Partial<Record<TransferMethod, PayeeView>>;

/** The code's picture by a hash of its payload: another code has another URL, so that browsers may cache it. */
const pictureOf = (qr: string) => `/raast-qr?v=${createHash("sha256").update(qr).digest("hex").slice(0, 12)}`;

const viewOf = (lang: Lang, { title, title_ur, number, note, note_ur, qr }: Payee): PayeeView => ({
  title: (lang === "ur" && title_ur) || title,
  number,
  note: (lang === "ur" && note_ur) || note,
  qr: qr ? pictureOf(qr) : null,
});

/** Whom customers pay by each transfer that is offered, in their language. */
export async function listPayees(lang: Lang): Promise<Payees> {
  const { payments } = await findShopSettings();
  const offered = transferMethods.filter((method) => isPayable(payments[method]));
  return Object.fromEntries(offered.map((method) => [method, viewOf(lang, payments[method])]));
}

/** The payload of the shop's static Raast code; null while there is none. */
export async function findRaastCode(): Promise<string | null> {
  const { raast } = (await findShopSettings()).payments;
  return isPayable(raast) && raast.qr ? raast.qr : null;
}
