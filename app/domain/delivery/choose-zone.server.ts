import { z } from "zod";
import { lineField } from "#app/lib/form-fields.server.ts";
import { db } from "#app/platform/db.server.ts";

/** The zone selector of the free-delivery bar. */
export const zoneForm = z.object({ zone: lineField(100), return_to: z.string().max(2000).optional() });

/** Stores the zone a customer chose last, by name; checkout starts with it. */
export async function chooseZone(userId: number, zone: string): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { zone } });
}
