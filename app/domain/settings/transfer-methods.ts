/** What customers pay themselves, to an account of the shop: offered while its payee is set, and named by a reference. */
export const transferMethods = ["bank_transfer", "jazzcash", "easypaisa", "raast"] as const;

/** One of them. */
export type TransferMethod = (typeof transferMethods)[number];
