import { type CartLine, isBuyable } from "#app/domain/cart/cart-line.ts";
import { namedLine } from "#app/domain/cart/line-refusal.ts";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { mail } from "#app/i18n/mail.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type Deliver, NotNeeded } from "#app/platform/outbox.server.ts";
import { linkTo, sendEmail } from "../send-email.server.ts";
import { sendWhatsapp } from "../send-whatsapp.server.ts";
import { greetedName } from "./is-own-recipient.server.ts";

/** A reminder that was not sent within this time is dropped: the next one may be waiting already. Milliseconds. */
const staleAfter = 24 * 60 * 60_000;

/** Whose cart a reminder is of, if they still agree to offers and have not ordered since. */
async function findReminded(id: number) {
  const found = await db.cartReminder.findUnique({ where: { id }, select: { userId: true, createdAt: true } });
  if (!found || now().getTime() - found.createdAt.getTime() >= staleAfter) return null;
  const { userId, createdAt } = found;
  const still = { id: userId, offersAt: { not: null }, blockedAt: null, orders: { none: { createdAt: { gte: createdAt } } } };
  return db.user.findFirst({ where: still, select: { id: true, name: true, language: true } });
}

/** What a reminder is of: whose cart, and what can still be bought of it. */
async function findRemindedCart(reminder: number) {
  const user = await findReminded(reminder);
  if (!user) throw new NotNeeded("the customer ordered, or wants no offers any more, or the reminder is too old");
  const { lines, subtotal } = await findCart({ userId: user.id });
  const buyable = lines.filter(isBuyable);
  if (buyable.length === 0) throw new NotNeeded("the cart is empty");
  return { user, buyable, subtotal };
}

/** So many goods are named over WhatsApp; the others are counted. */
const namedGoods = 3;

/** What a line of the cart is called in a language. */
function nameIn(lang: Lang, line: CartLine): string {
  const { name, nameUr } = namedLine(line);
  return (lang === "ur" && nameUr) || name;
}

/** Reminds a customer of their cart over WhatsApp. */
export const sendWhatsappCartReminder: Deliver<"whatsapp/cart_reminder"> = async (message) => {
  const { user, buyable, subtotal } = await findRemindedCart(message.payload.reminder);
  const t = translator(user.language, whatsappMessage);
  const named = buyable.slice(0, namedGoods).map((line) => nameIn(user.language, line));
  const more = buyable.length - named.length;
  const goods = more > 0 ? t("cart.more", { goods: named.join(", "), count: more }) : named.join(", ");
  const { brand } = (await findShopSettings()).shop;
  const values = { name: await greetedName(message, user), brand, goods, total: formatMoney(subtotal), link: linkTo("/cart") };
  return sendWhatsapp(message, t("cart", values));
};

/** Reminds a customer of their cart by e-mail, with what can still be bought of it. */
export const sendCartReminder: Deliver<"email/cart_reminder"> = async (message) => {
  const { user, buyable, subtotal } = await findRemindedCart(message.payload.reminder);
  const t = translator(user.language, mail);
  const name = await greetedName(message, user);
  return sendEmail(message, ({ brand }) => ({
    lang: user.language,
    subject: t("cart.subject", { brand }),
    parts: [
      { type: "text", text: `${t("greeting", { name })}\n\n${t("cart.text")}` },
      {
        type: "goods",
        heading: t("cart.goods"),
        lines: buyable.map((line) => ({
          name: nameIn(user.language, line),
          quantity: formatQuantity(line.quantity),
          amount: formatMoney(line.lineTotal),
        })),
        totals: [[t("order.subtotal"), formatMoney(subtotal)]],
      },
      { type: "link", label: t("cart.link"), href: linkTo("/cart") },
      { type: "text", text: t("cart.stop") },
    ],
  }));
};
