import type { z } from "zod";
import { type FormTexts, mergeFields } from "#app/lib/merge-fields.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { type Confirmed, confirmIdentity, consumeConfirmation } from "./identity/confirm-identity.server.ts";
import { enqueueEmailProof } from "./identity/prove-email.server.ts";
import { reachedColumns, recordIdentityChanges } from "./identity/record-change.server.ts";
import type { profileForm } from "./profile-form.server.ts";
import { type Profile, profileTexts } from "./profile-texts.ts";
import { isDuplicate, refuseTaken } from "./register-account.server.ts";
import { withdrawReminders } from "./withdraw-reminders.server.ts";

type ProfileForm = z.output<typeof profileForm>;

const columns = { ...reachedColumns, name: true, whatsappPhone: true, language: true, passwordHash: true, role: true } as const;

const findStored = (id: number) => db.user.findUnique({ where: { id }, select: columns });

type Stored = NonNullable<Awaited<ReturnType<typeof findStored>>>;

/** A person's own details, or null when the account is gone. */
export function findProfile(id: number): Promise<Profile | null> {
  const select = { name: true, email: true, phone: true, whatsappPhone: true, language: true } as const;
  return db.user.findUnique({ where: { id }, select });
}

/**
 * What the form changes: a field as it was loaded is not written, so that a page left open undoes nothing. A form that does not say what
 * it was loaded with only adds an e-mail address where there is none.
 */
function changesOf(stored: Stored, { name, email, phone, whatsapp_phone, language, loaded }: ProfileForm) {
  const saved = profileTexts(stored);
  const mine: FormTexts = { name, email: email ?? "", phone, whatsapp_phone: whatsapp_phone ?? "", language };
  if (loaded !== null) return mergeFields({ loaded, mine, saved });
  const addsEmail = saved.email === "" && mine["email"] !== "";
  return mergeFields({ loaded: saved, mine: addsEmail ? mine : { ...mine, email: saved.email }, saved });
}

/**
 * Saves what a person changed of their own profile. Another phone or e-mail address takes a confirmation and is notified to the phone and
 * address before, with a link that takes it back (decisions 37). Refused with `account.changed-meanwhile` at a field that another
 * window changed since, `account.staff-email`, `account.email-taken`, `account.phone-taken`, `account.contact-reserved`, as
 * `confirmIdentity` says, `busy`.
 *
 * @returns whether they chose another language than their account had
 */
export async function saveProfile(id: number, form: ProfileForm): Promise<Outcome<{ isOtherLanguage: boolean }>> {
  const before = await findStored(id);
  if (!before) return refused("account.not-found");
  const { write, conflicts } = changesOf(before, form);
  const [field] = conflicts;
  if (field) return refused("account.changed-meanwhile", { field });
  const changes = (["phone", "email"] as const).filter((part) => write.includes(part));
  const confirmed = changes.length > 0 ? await mayChange(before, form, write) : null;
  if (confirmed && !confirmed.ok) return confirmed;
  try {
    const outcome = await transact(async (tx) => {
      const written = await writeFields(tx, before, { form, write });
      if (!written.ok) return written;
      await withdrawReminders(tx, id);
      if (confirmed) {
        const used = await consumeConfirmation(tx, confirmed.value);
        if (!used.ok) return used;
      }
      await recordIdentityChanges(tx, before, changes);
      if (changes.includes("email") && form.email && before.role === null) await enqueueEmailProof(tx, id, form.email);
      return done({ isOtherLanguage: write.includes("language") });
    });
    if (outcome.ok && changes.length > 0) triggerOutbox();
    return outcome;
  } catch (problem) {
    const clash = isDuplicate(problem) ? await refuseTaken({ email: form.email, phone: form.phone }, id) : null;
    if (clash) return clash;
    throw problem;
  }
}

/** Whether a person may have another phone or e-mail address: both are free, and it is them who asks. */
async function mayChange(before: Stored, form: ProfileForm, write: readonly string[]): Promise<Outcome<Confirmed>> {
  if (write.includes("email") && !form.email && before.role !== null) return refused("account.staff-email", { field: "email" });
  const wanted = {
    email: write.includes("email") ? form.email : undefined,
    phone: write.includes("phone") ? form.phone : undefined,
  };
  return (await refuseTaken(wanted, before.id)) ?? confirmIdentity(before, form);
}

/**
 * Writes the changed fields. A phone or address changes only while both, and the password, are what they were when the confirmation was
 * checked; its proof does not go over to the new one, and links that were sent to the address before work no more.
 */
async function writeFields(
  tx: Tx,
  before: Stored,
  { form, write }: { form: ProfileForm; write: readonly string[] },
): Promise<Outcome<null>> {
  const [isPhone, isEmail] = [write.includes("phone"), write.includes("email")];
  const { id, phone, email, passwordHash } = before;
  const data = {
    ...(write.includes("name") && { name: form.name }),
    ...(write.includes("whatsapp_phone") && { whatsappPhone: form.whatsapp_phone ?? null }),
    ...(write.includes("language") && { language: form.language }),
    ...(isPhone && { phone: form.phone, phoneProvedAt: null }),
    ...(isEmail && { email: form.email ?? null, emailProvedAt: null }),
  };
  if (Object.keys(data).length === 0) return done(null);
  const unchanged = { phone, email, passwordHash };
  const { count } = await tx.user.updateMany({ where: { id, ...((isPhone || isEmail) && unchanged) }, data });
  if (count === 0) return refused("account.changed-meanwhile", { field: isEmail ? "email" : "phone" });
  if (isEmail) await tx.passwordReset.updateMany({ where: { userId: id, usedAt: null }, data: { usedAt: now() } });
  return done(null);
}
