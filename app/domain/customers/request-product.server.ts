import { z } from "zod";
import { lineField, textField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { contactMethods, urgencies } from "./special-request-choices.ts";

/** What a customer could not find; only what it is called is required. The quantity is in their own words. */
export const specialRequestForm = z.object({
  product_name: lineField(120),
  description: textField(500).optional(),
  quantity: lineField(40).optional(),
  urgency: z.enum(urgencies, "choice").default("this week"),
  contact_method: z.enum(contactMethods, "choice").default("phone"),
});

/** The most requests that may wait for one customer's next order. */
export const maxOpenRequests = 10;

/** Notes what a customer could not find; it waits for their next order. Refused with `request.too-many`, `busy`. */
export async function requestProduct(userId: number, form: z.output<typeof specialRequestForm>): Promise<Outcome<void>> {
  const { product_name, description = null, quantity = null, urgency, contact_method } = form;
  return transact<void>(async (tx) => {
    const written = await tx.$executeRaw`
      INSERT INTO order_special_requests (user_id, product_name, description, quantity, urgency, contact_method, created_at)
      SELECT ${userId}, ${product_name}, ${description}, ${quantity}, ${urgency}, ${contact_method}, ${now()}
      WHERE (SELECT count(*) FROM order_special_requests WHERE user_id = ${userId} AND order_id IS NULL) < ${maxOpenRequests}`;
    return written > 0 ? done(undefined) : refused("request.too-many");
  });
}

/** Takes a request back while it waits; false when there is no such one of theirs. */
export async function withdrawRequest(userId: number, id: number): Promise<boolean> {
  const { count } = await db.specialRequest.deleteMany({ where: { id, userId, orderId: null } });
  return count > 0;
}
