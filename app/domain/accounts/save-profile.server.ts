import type { z } from "zod";
import type { Lang } from "#app/i18n/lang.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { db, transact } from "#app/platform/db.server.ts";
import type { profileForm } from "./profile-form.server.ts";
import { isDuplicate, refuseTaken } from "./register-account.server.ts";

/** What a person may see and change about themselves; phone numbers as they are stored. */
export type Profile = { name: string; email: string | null; phone: string | null; whatsappPhone: string | null; language: Lang };

/** A person's own details, or null when the account is gone. */
export function findProfile(id: number): Promise<Profile | null> {
  const select = { name: true, email: true, phone: true, whatsappPhone: true, language: true } as const;
  return db.user.findUnique({ where: { id }, select });
}

/**
 * Saves a person's own profile. An e-mail address is taken where the account has none; one that is there stays. Refused with
 * `account.email-taken`, `account.phone-taken`, `busy`.
 *
 * @returns whether they chose another language than their account had
 */
export async function saveProfile(
  id: number,
  form: z.output<typeof profileForm>,
): Promise<Outcome<{ isOtherLanguage: boolean }>> {
  const { name, email, phone, whatsapp_phone: whatsappPhone = null, language } = form;
  try {
    return await transact(async (tx) => {
      const before = await tx.user.findUnique({ where: { id }, select: { language: true } });
      await tx.user.updateMany({ where: { id }, data: { name, phone, whatsappPhone, language } });
      if (email) await tx.user.updateMany({ where: { id, email: null }, data: { email } });
      return done({ isOtherLanguage: before?.language !== language });
    });
  } catch (problem) {
    const clash = isDuplicate(problem) ? await refuseTaken({ email, phone }, id) : null;
    if (clash) return clash;
    throw problem;
  }
}
