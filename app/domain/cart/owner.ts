/** Whose cart: a customer's, or the guest cart of a visitor's device (a hash of its random cookie). */
export type CartOwner = { userId: number } | { deviceHash: Uint8Array<ArrayBuffer> };
