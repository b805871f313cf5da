import type { z } from "zod";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import type { profileForm } from "./profile-form.server.ts";
import { isDuplicate } from "./register-account.server.ts";

/** What a person may see and change about themselves; phone numbers as they are stored. */
export type Profile = { name: string; email: string; phone: string | null; whatsappPhone: string | null };

/** A person's own details, or null when the account is gone. */
export function findProfile(id: number): Promise<Profile | null> {
  const select = { name: true, email: true, phone: true, whatsappPhone: true } as const;
  return db.user.findUnique({ where: { id }, select });
}

/** Saves what a person says about themselves. Refused with `account.phone-taken`. */
export async function saveProfile(id: number, form: z.output<typeof profileForm>): Promise<Outcome<null>> {
  const { name, phone, whatsapp_phone: whatsappPhone = null, language } = form;
  try {
    await db.user.updateMany({ where: { id }, data: { name, phone, whatsappPhone, language } });
    return done(null);
  } catch (problem) {
    if (isDuplicate(problem)) return refused("account.phone-taken", { field: "phone" });
    throw problem;
  }
}
