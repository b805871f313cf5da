import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { gatewayPhone } from "#app/lib/phone.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";

/** More rows of one kind no customer has. */
const most = 5000;

const rupees = (paisa: number): number => paisa / 100;
const units = (thousandths: number): number => thousandths / 1000;

const line = { name: true, quantity: true, packedQuantity: true, unitPrice: true, lineTotal: true } as const;
const order = {
  ...{ id: true, trackingId: true, status: true, createdAt: true, deliveredAt: true, deliveryDate: true },
  ...{ customerName: true, customerPhone: true, customerEmail: true, whatsappPhone: true },
  ...{ deliveryZone: true, deliveryAddress: true, landmark: true, deliveryNotes: true },
  ...{
    paymentMethod: true,
    paymentReference: true,
    subtotal: true,
    deliveryCharge: true,
    rounding: true,
    total: true,
    received: true,
  },
  lines: { select: line, orderBy: { id: "asc" }, take: most },
} as const;

const listOrders = async (userId: number) => {
  const orders = await db.order.findMany({ where: { userId }, orderBy: { id: "asc" }, take: most, select: order });
  return orders.map(({ lines, subtotal, deliveryCharge, rounding, total, received, ...rest }) => ({
    ...rest,
    ...{ subtotal: rupees(subtotal), deliveryCharge: rupees(deliveryCharge), rounding: rupees(rounding) },
    ...{ total: rupees(total), received: rupees(received) },
    lines: lines.map(({ quantity, packedQuantity, unitPrice, lineTotal, name }) => ({
      name,
      quantity: units(quantity),
      packedQuantity: packedQuantity === null ? null : units(packedQuantity),
      ...{ unitPrice: rupees(unitPrice), lineTotal: rupees(lineTotal) },
    })),
  }));
};

const phonesOf = (numbers: readonly (string | null)[]): string[] =>
  numbers.flatMap((number) => (number && gatewayPhone(number)) || []);

/**
 * What the person received over WhatsApp about their orders, and what they wrote. A number is typed in by whoever has the account, so
 * what was written from it is theirs only where an order reached them with that number; a notice to the shop is no message to them.
 */
async function listWhatsapp(userId: number) {
  const [user, orders] = await Promise.all([
    db.user.findUnique({ where: { id: userId }, select: { phone: true, whatsappPhone: true } }),
    db.order.findMany({
      where: { userId },
      take: most,
      select: { id: true, status: true, customerPhone: true, whatsappPhone: true },
    }),
  ]);
  const orderPhones = (of: typeof orders) =>
    phonesOf(of.flatMap(({ customerPhone, whatsappPhone }) => [customerPhone, whatsappPhone]));
  const proven = new Set(orderPhones(orders.filter(({ status }) => status === "delivered")));
  const own = phonesOf([user?.phone ?? null, user?.whatsappPhone ?? null]).filter((phone) => proven.has(phone));
  const [received, sent] = await Promise.all([
    db.whatsappMessage.findMany({
      where: { orderId: { in: orders.map(({ id }) => id) }, recipientPhone: { in: orderPhones(orders) } },
      orderBy: { id: "asc" },
      take: most,
      select: { orderId: true, recipientPhone: true, messageContent: true, mediaUrl: true, status: true, createdAt: true },
    }),
    db.whatsappIncoming.findMany({
      where: { phone: { in: own } },
      orderBy: { id: "asc" },
      take: most,
      select: { phone: true, name: true, message: true, receivedAt: true },
    }),
  ]);
  return { received, sent };
}

const account = {
  ...{ name: true, email: true, phone: true, whatsappPhone: true, language: true, zone: true, avatarUrl: true },
  ...{ pushOrders: true, pushAnswers: true, offersAt: true, createdAt: true, lastSignInAt: true },
} as const;

/** All that the shop keeps of one person, in rupees and selling units; null when the account is gone. Nothing in it opens anything. */
export async function exportUser(id: number) {
  const [person, orders, addresses, reviews, questions, favourites, packages, requests, inbox, suggestions, repeats, whatsapp] =
    await Promise.all([
      db.user.findUnique({ where: { id }, select: account }),
      listOrders(id),
      db.address.findMany({ where: { userId: id }, take: most, omit: { userId: true } }),
      db.review.findMany({
        where: { userId: id },
        take: most,
        select: { rating: true, title: true, content: true, createdAt: true, product: { select: { name: true } } },
      }),
      db.productQuestion.findMany({
        where: { userId: id },
        take: most,
        select: { productName: true, question: true, answer: true, createdAt: true },
      }),
      db.favourite.findMany({
        where: { userId: id },
        take: most,
        select: { createdAt: true, product: { select: { name: true } } },
      }),
      db.customPackage.findMany({
        where: { userId: id },
        take: most,
        select: {
          name: true,
          duration: true,
          createdAt: true,
          items: { select: { quantity: true, product: { select: { name: true } } } },
        },
      }),
      db.specialRequest.findMany({ where: { userId: id }, take: most, omit: { userId: true } }),
      db.notification.findMany({
        where: { userId: id },
        take: most,
        select: { type: true, title: true, content: true, read: true, createdAt: true },
      }),
      db.suggestion.findMany({ where: { userId: id }, take: most, select: { subject: true, message: true, createdAt: true } }),
      db.orderRepeat.findMany({ where: { userId: id }, take: most, select: { orderId: true, weekday: true, createdAt: true } }),
      listWhatsapp(id),
    ]);
  if (!person) return null;
  return {
    madeAt: now(),
    account: person,
    ...{ addresses, orders, reviews, questions },
    favourites: favourites.map(({ product, createdAt }) => ({ product: product.name, createdAt })),
    packages: packages.map(({ items, ...own }) => ({
      ...own,
      items: items.map(({ quantity, product }) => ({ product: product.name, quantity: units(quantity) })),
    })),
    ...{ specialRequests: requests, inbox, suggestions, weeklyRepeats: repeats, whatsapp },
  };
}

/**
 * The same as a file's text and name.
 *
 * @param by who asked for it, on record where it was not the person themselves
 */
export async function exportUserFile(id: number, { by }: { by: number }): Promise<{ text: string; name: string } | null> {
  const copy = await exportUser(id);
  if (!copy) return null;
  if (by !== id) await recordAudit(db, { by, action: "export", entity: "user", id });
  return { text: `${JSON.stringify(copy, null, 2)}\n`, name: `taaza-mandi-data-${id}.json` };
}
