import { khataPath } from "#app/domain/khata/own-khata.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { plainValue } from "#app/lib/one-line.ts";
import { db } from "#app/platform/db.server.ts";
import { type Deliver, NotNeeded } from "#app/platform/outbox.server.ts";
import { linkTo } from "../send-email.server.ts";
import { sendWhatsapp } from "../send-whatsapp.server.ts";

/** Sends a customer what they owe as it is now, with the link to their page; nothing once it is paid, or they no longer agree. */
export const sendWhatsappKhataBalance: Deliver<"whatsapp/khata_balance"> = async (message) => {
  const contact = await db.contact.findUnique({
    where: { id: message.payload.contact },
    include: { user: { select: { language: true } } },
  });
  if (!contact?.khataReminders || contact.khataBalance <= 0)
    throw new NotNeeded("nothing is owed, or the customer no longer agrees");
  const { brand } = (await findShopSettings()).shop;
  const lang = contact.user?.language ?? "ur";
  const values = {
    ...{ name: plainValue(contact.name), brand },
    balance: formatMoney(contact.khataBalance as Paisa),
    link: linkTo(khataPath(contact.id)),
  };
  return sendWhatsapp(message, translator(lang, whatsappMessage)("khata", values));
};
