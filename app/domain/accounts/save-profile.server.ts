import type { z } from "zod";
import { isWhatsappConnected } from "#app/domain/settings/whatsapp-channel.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { verifyPassword } from "#app/platform/passwords.server.ts";
import type { profileForm } from "./profile-form.server.ts";
import { isDuplicate, refuseTaken } from "./register-account.server.ts";
import { withdrawReminders } from "./withdraw-reminders.server.ts";

/** What a person may see and change about themselves; phone numbers as they are stored. */
export type Profile = { name: string; email: string | null; phone: string | null; whatsappPhone: string | null; language: Lang };

/** A person's own details, or null when the account is gone. */
export function findProfile(id: number): Promise<Profile | null> {
  const select = { name: true, email: true, phone: true, whatsappPhone: true, language: true } as const;
  return db.user.findUnique({ where: { id }, select });
}

/** Whether a form changes what leads into the account: its phone, or a first e-mail address. */
const changesIdentity = (before: Identity, { phone, email }: Pick<z.output<typeof profileForm>, "phone" | "email">) => ({
  phone: before.phone !== phone,
  email: before.email === null && email !== undefined,
});

type Identity = { phone: string | null; email: string | null; passwordHash: string };

/** Writes to the number and address that the account had before: whoever changed it may be somebody else (decisions 37). */
async function tellPreviousContacts(tx: Tx, userId: number, before: Identity, change: "phone" | "email"): Promise<void> {
  const payload = { userId, change };
  if (before.phone && (await isWhatsappConnected()))
    await enqueueMessage(tx, { channel: "whatsapp", recipient: before.phone, kind: "account_changed", payload });
  if (before.email) await enqueueMessage(tx, { channel: "email", recipient: before.email, kind: "account_changed", payload });
}

/**
 * Saves a person's own profile. An e-mail address is taken where the account has none; one that is there stays. Another phone, or a
 * first address, takes the current password and is told to the phone and address before (decisions 37). Refused with
 * `password.needed`, `password.wrong`, `account.email-taken`, `account.phone-taken`, `busy`.
 *
 * @returns whether they chose another language than their account had
 */
export async function saveProfile(
  id: number,
  form: z.output<typeof profileForm>,
): Promise<Outcome<{ isOtherLanguage: boolean }>> {
  const { name, email, phone, whatsapp_phone: whatsappPhone = null, language, current_password: password } = form;
  const before = await db.user.findUnique({
    where: { id },
    select: { phone: true, email: true, passwordHash: true, language: true },
  });
  const changes = before ? changesIdentity(before, form) : { phone: false, email: false };
  if (before && (changes.phone || changes.email)) {
    if (password === undefined) return refused("password.needed", { field: "current_password" });
    if (!(await verifyPassword(before.passwordHash, password))) return refused("password.wrong", { field: "current_password" });
  }
  try {
    const outcome = await transact(async (tx) => {
      const unchanged = before && { phone: before.phone, passwordHash: before.passwordHash };
      const data = { name, phone, whatsappPhone, language, ...(changes.phone && { phoneProvedAt: null }) };
      const { count } = await tx.user.updateMany({ where: { id, ...(changes.phone && unchanged) }, data });
      if (count === 0 && changes.phone) return refused("password.wrong", { field: "current_password" });
      const added =
        changes.email && (await tx.user.updateMany({ where: { id, email: null }, data: { email: email ?? null } })).count > 0;
      await withdrawReminders(tx, id);
      if (before && changes.phone) await tellPreviousContacts(tx, id, before, "phone");
      if (before && added) await tellPreviousContacts(tx, id, before, "email");
      return done({ isOtherLanguage: before?.language !== language });
    });
    if (outcome.ok && (changes.phone || changes.email)) triggerOutbox();
    return outcome;
  } catch (problem) {
    const clash = isDuplicate(problem) ? await refuseTaken({ email, phone }, id) : null;
    if (clash) return clash;
    throw problem;
  }
}
