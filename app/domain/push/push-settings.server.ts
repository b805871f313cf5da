import { z } from "zod";
import { tickField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, transact } from "#app/platform/db.server.ts";

/** The kinds of pushes a person subscribed to, whether they agreed to offers and reminders, and the number of their subscribed browsers. */
export type PushSettings = { pushOrders: boolean; pushAnswers: boolean; offers: boolean; browsers: number };

/** The switches as the account's form sends them; one that is absent is off. */
export const pushSettingsForm = z.object({ push_orders: tickField, push_answers: tickField, offers: tickField });

/** A person's push settings; everything is off for an account that is gone. */
export async function findPushSettings(userId: number): Promise<PushSettings> {
  const select = { pushOrders: true, pushAnswers: true, offersAt: true, _count: { select: { subscriptions: true } } } as const;
  const user = await db.user.findUnique({ where: { id: userId }, select });
  const { pushOrders = false, pushAnswers = false, offersAt = null } = user ?? {};
  return { pushOrders, pushAnswers, offers: offersAt !== null, browsers: user?._count.subscriptions ?? 0 };
}

/** Saves the switches. What was enqueued for a browser before still leaves, but for campaigns. Refused with `busy`. */
export function savePushSettings(userId: number, form: z.output<typeof pushSettingsForm>): Promise<Outcome<void>> {
  const data = { pushOrders: form.push_orders, pushAnswers: form.push_answers };
  return transact(async (tx) => {
    await tx.user.updateMany({ where: { id: userId }, data });
    // the day of the consent stays while it is given
    const offers = form.offers ? { is: null, becomes: now() } : { is: { not: null }, becomes: null };
    await tx.user.updateMany({ where: { id: userId, offersAt: offers.is }, data: { offersAt: offers.becomes } });
    return done(undefined);
  });
}
