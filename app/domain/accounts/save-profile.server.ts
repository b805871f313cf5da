import type { z } from "zod";
import type { Lang } from "#app/i18n/lang.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db, transact } from "#app/platform/db.server.ts";
import type { profileForm } from "./profile-form.server.ts";
import { isDuplicate } from "./register-account.server.ts";

/** What a person may see and change about themselves; phone numbers as they are stored. */
export type Profile = { name: string; email: string; phone: string | null; whatsappPhone: string | null; language: Lang };

/** A person's own details, or null when the account is gone. */
export function findProfile(id: number): Promise<Profile | null> {
  const select = { name: true, email: true, phone: true, whatsappPhone: true, language: true } as const;
  return db.user.findUnique({ where: { id }, select });
}

/**
 * Saves a person's own profile. Refused with `account.phone-taken`, `busy`.
 *
 * @returns whether they chose another language than their account had
 */
export async function saveProfile(
  id: number,
  form: z.output<typeof profileForm>,
): Promise<Outcome<{ isOtherLanguage: boolean }>> {
  const { name, phone, whatsapp_phone: whatsappPhone = null, language } = form;
  try {
    return await transact(async (tx) => {
      const before = await tx.user.findUnique({ where: { id }, select: { language: true } });
      await tx.user.updateMany({ where: { id }, data: { name, phone, whatsappPhone, language } });
      return done({ isOtherLanguage: before?.language !== language });
    });
  } catch (problem) {
    if (isDuplicate(problem)) return refused("account.phone-taken", { field: "phone" });
    throw problem;
  }
}
