import { db } from "#app/platform/db.server.ts";

const select = { id: true, productName: true, description: true, quantity: true, urgency: true, contactMethod: true } as const;

const read = (where: { userId: number; orderId: number | null }) =>
  db.specialRequest.findMany({ where, select, orderBy: { id: "asc" }, take: 50 });

/** Something a customer could not find, as they asked for it. */
export type SpecialRequest = Awaited<ReturnType<typeof read>>[number];

/** What waits for a customer's next order, the oldest first. */
export const listWaitingRequests = (userId: number): Promise<SpecialRequest[]> => read({ userId, orderId: null });

/** What a customer asked for with one of their orders. */
export const listRequestsOf = (orderId: number, userId: number): Promise<SpecialRequest[]> => read({ userId, orderId });
