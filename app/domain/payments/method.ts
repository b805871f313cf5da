import { type TransferMethod, transferMethods } from "#app/domain/settings/transfer-methods.ts";
import type { PaymentMethod } from "#app/generated/prisma/enums.ts";

export type { PaymentMethod };

/** The gateway of a method; null where a bank transfers the money itself; khata has its own name, so that lists can leave it out. */
export const gatewayOf: Readonly<Record<PaymentMethod, string | null>> = {
  cash: "cash",
  jazzcash: "jazzcash",
  easypaisa: "easypaisa",
  card: null,
  bank_transfer: null,
  raast: null,
  khata: "khata",
};

/** Whether a method is one that customers pay to an account of the shop. */
export const isTransfer = (method: PaymentMethod): method is TransferMethod =>
  (transferMethods as readonly PaymentMethod[]).includes(method);
