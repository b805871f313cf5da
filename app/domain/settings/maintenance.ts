import type { Lang } from "#app/i18n/lang.ts";
import { maintenance as texts } from "#app/i18n/maintenance.ts";
import { translator } from "#app/i18n/translate.ts";
import type { whatsappOrder } from "#app/i18n/whatsapp-order.ts";

/** What customers see of maintenance mode while it is on; `phone` as it was saved, empty when the shop has none. */
export interface MaintenanceView {
  /** The sentences of orders by chat, which replace the cart meanwhile. */
  texts: typeof whatsappOrder;
  message: string;
  phone: string;
}

/** The key that maintenance mode is kept under. */
export const maintenanceKey = "maintenance_mode";

/** The message as it is saved before anybody writes another (B9.07). */
export const defaultMessage: string = texts.en.usual;

/**
 * The saved message in the visitor's language: the shop's own sentences are known in each, what staff wrote stays as it is.
 * Without any the storefront has one of its own (A9.01).
 */
export function messageIn(lang: Lang, saved: string): string {
  const t = translator(lang, texts);
  if (saved === "") return t("fallback");
  return saved === defaultMessage ? t("usual") : saved;
}
