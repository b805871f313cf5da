import { maskPhone } from "#app/lib/format-phone.ts";

/** What stands where somebody may not read. */
export const hidden = "•••";

/** Nine digits and more in a row, however they are spaced: a phone number that slipped into a note. */
const phoneLike = /\+?\d(?:[\s\-.()]*\d){8,}/g;

/** A free text without the phone numbers in it. */
export const maskPhonesIn = (text: string | null): string | null => text?.replace(phoneLike, hidden) ?? null;

type Contact = {
  customerPhone: string;
  whatsappPhone?: string | null;
  customerEmail?: string | null;
  deliveryAddress: string;
  landmark?: string | null;
  deliveryNotes: string | null;
};

/** An order for eyes that may not edit orders: phone, e-mail and address are cut, name and zone stay. */
export function maskContact<Order extends Contact>(order: Order): Order {
  return {
    ...order,
    customerPhone: maskPhone(order.customerPhone),
    deliveryAddress: hidden,
    deliveryNotes: maskPhonesIn(order.deliveryNotes),
    ...(order.whatsappPhone && { whatsappPhone: maskPhone(order.whatsappPhone) }),
    ...(order.customerEmail && { customerEmail: hidden }),
    ...(order.landmark && { landmark: hidden }),
  };
}
