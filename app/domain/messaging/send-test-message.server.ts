import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { findWhatsappSettings, whatsappGatewayOf } from "#app/domain/settings/whatsapp-settings.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { textField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { gatewayPhone } from "#app/lib/phone.ts";
import { db } from "#app/platform/db.server.ts";
import { mayCall } from "#app/platform/safe-fetch.server.ts";
import { sendLogged } from "./send-whatsapp.server.ts";

/** Stands in the sentence about a wrong number while the shop has none of its own. */
const samplePhone = "+923001234567";

/** The longest text of a test, characters. */
export const longestTest = 1000;

/** A test: the number, the text and the address of a picture; the shop's own text where none is written. */
export const testMessageForm = z.object({
  phone_number: z.string().trim().max(60).optional(),
  message: textField(longestTest).optional(),
  media: textField(300)
    .refine((address) => URL.canParse(address) && mayCall(new URL(address)), "service-address")
    .optional(),
});

type TestMessage = z.output<typeof testMessageForm>;

/**
 * Sends a test message at once, past the outbox, and logs it.
 *
 * @returns refused with `whatsapp.no-phone` (B5.06), `whatsapp.wrong-phone` (B5.07), `whatsapp.test-failed` (B8.12), checked in this order
 */
export async function sendTestMessage(
  { phone_number: written, message, media }: TestMessage,
  { by, lang }: { by: number; lang: Lang },
): Promise<Outcome<void>> {
  const [settings, { shop }] = await Promise.all([findWhatsappSettings(), findShopSettings()]);
  if (!written) return refused("whatsapp.no-phone", { field: "phone_number" });
  const phone = gatewayPhone(written);
  const sample = settings.admin_phone.phone || samplePhone;
  if (!phone) return refused("whatsapp.wrong-phone", { field: "phone_number", values: { phone: sample } });
  const gateway = whatsappGatewayOf(settings);
  if (!gateway) return refused("whatsapp.test-failed");
  const text = message || translator(lang, whatsappMessage)("test", { brand: shop.brand });
  const isSent = await sendLogged(gateway, { outboxId: null, orderId: null, phone, text, media: media ?? null }).then(
    ({ alsoNote }) => alsoNote().then(() => true),
    () => false, // the log row has the answer
  );
  await recordAudit(db, { by, action: "test", entity: "settings", id: "whatsapp", after: { isSent } });
  return isSent ? done(undefined) : refused("whatsapp.test-failed");
}
