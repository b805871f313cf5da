import { db } from "#app/platform/db.server.ts";

const select = { id: true, productName: true, description: true, quantity: true, urgency: true, contactMethod: true } as const;

const read = (where: { userId: number; orderId: number | null }) =>
  db.specialRequest.findMany({ where, select, orderBy: { id: "asc" }, take: 50 });

/** A customer's request for a product that they could not find. */
export type SpecialRequest = Awaited<ReturnType<typeof read>>[number];

/** What waits for a customer's next order, the oldest first. */
export const listWaitingRequests = (userId: number): Promise<SpecialRequest[]> => read({ userId, orderId: null });

/** A special request that is attached to an order. */
export const listRequestsOf = (orderId: number, userId: number): Promise<SpecialRequest[]> => read({ userId, orderId });
