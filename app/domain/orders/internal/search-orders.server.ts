import type { Prisma } from "#app/generated/prisma/client.ts";
import { searchedDigits } from "#app/lib/phone.ts";

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
  const typed = searchedDigits(text);
  const either: Prisma.OrderWhereInput[] = [{ customerName: { contains: literally(text), mode: "insensitive" } }];
  if (typed) {
    const id = Number(typed.digits);
    if (id <= largestId) either.push({ id });
    if (byPhone && typed.digits.length >= 3) either.push({ customerPhone: { contains: typed.part } });
  }
  if (/^[0-9A-Z]{10,}$/i.test(text)) either.push({ trackingId: text.toUpperCase() });
  return { OR: either };
}
