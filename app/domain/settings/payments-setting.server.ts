import { z } from "zod";
import type { TransferMethod } from "./transfer-methods.ts";

/** The key that the payees are kept under. */
export const paymentsKey = "payments";

/**
 * To whom a method pays: the account's title and a note to the customer in both languages, the number, IBAN or id, and of Raast the
 * text of the shop's static QR code. Empty texts are left out; a damaged one counts as empty.
 */
export const payee = z.object({
  title: z.string().catch(""),
  title_ur: z.string().catch(""),
  number: z.string().catch(""),
  note: z.string().catch(""),
  note_ur: z.string().catch(""),
  qr: z.string().catch(""),
});

/** One method's payee as it is saved. */
export type Payee = z.output<typeof payee>;

const parsed = payee.catch(payee.parse({}));

/** The payees as they are kept on the server, a method's own under its name. */
export const paymentsSetting = z.object({
  bank_transfer: parsed,
  jazzcash: parsed,
  easypaisa: parsed,
  raast: parsed,
} satisfies Record<TransferMethod, z.ZodType>);

/** Without a payee's title or number the method is not offered. */
export const isPayable = ({ title, number }: Payee): boolean => title !== "" && number !== "";
