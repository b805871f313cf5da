import type { KhataKind, PaymentMethod } from "#app/generated/prisma/enums.ts";
import type { Paisa } from "#app/lib/money.ts";

/** How many entries a page of a khata shows. */
export const entriesPerPage = 50;

/** One entry with the balance after it, paisa; `by` is the name of who wrote it. */
export type KhataLine = {
  id: number;
  kind: KhataKind;
  amount: Paisa;
  balance: Paisa;
  orderId: number | null;
  method: PaymentMethod | null;
  note: string | null;
  by: string | null;
  at: Date;
};

/** A contact's khata: what is owed, in paisa, since when, and what may be owed. */
export type Khata = {
  balance: Paisa;
  limit: Paisa;
  oldestAt: Date | null;
  paidAt: Date | null;
  hasReminders: boolean;
  entries: KhataLine[];
  total: number;
};
