import type { Prisma } from "#app/generated/prisma/client.ts";

/** The largest number that a row can have. */
export const largestId = 2_147_483_647;

/** A text for LIKE in which `%`, `_` and `\` mean themselves. */
export const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/**
 * The conditions of an order search: an order number with or without `#` and zeros, a tracking id, a part of the phone number
 * however it is written, or a part of the customer's name. Every alternative has an index.
 *
 * @param byPhone false for those who may not read phone numbers: they could be guessed digit by digit
 */
export function searchOrders(text: string, { byPhone }: { byPhone: boolean }): Prisma.OrderWhereInput {
  const digits = text.replace(/^#/, "").replace(/[\s\-().+]/g, "");
  const either: Prisma.OrderWhereInput[] = [{ customerName: { contains: literally(text), mode: "insensitive" } }];
  if (/^\d+$/.test(digits)) {
    const id = Number(digits);
    if (id <= largestId) either.push({ id });
    if (byPhone && digits.length >= 3) either.push({ customerPhone: { contains: digits.replace(/^(0092|92|0)(?=3)/, "") } });
  }
  if (/^[0-9A-Z]{10,}$/i.test(text)) either.push({ trackingId: text.toUpperCase() });
  return { OR: either };
}
