import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { mail as texts } from "#app/i18n/mail.ts";
import { translator } from "#app/i18n/translate.ts";
import { emailField, idField, lineField, textField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { emailProviderTable } from "./email-providers.ts";
import { sendBy } from "./internal/send-through-providers.server.ts";
import { takeQuota } from "./internal/take-quota.server.ts";
import { mailOf } from "./send-email.server.ts";

/** A test: through which configuration, to whom (B5.18), and what it says; what is left empty is the shop's own words. */
export const testEmailForm = z.object({
  id: idField,
  to: z.string("missing-email").trim().min(1, "missing-email").pipe(emailField),
  subject: lineField(150).optional(),
  message: textField(2000).optional(),
  from_name: lineField(60).optional(),
});

type TestEmail = z.output<typeof testEmailForm>;

async function compose({ to, subject, message, from_name: fromName }: TestEmail, { name, lang }: { name: string; lang: Lang }) {
  const t = translator(lang, texts);
  const mail = await mailOf(`test-${Date.now()}`, [to], ({ brand }) => ({
    lang,
    subject: subject ?? t("test.subject", { brand }),
    parts: [{ type: "text", text: message ?? t("test.text", { brand, name }) }],
  }));
  return fromName ? { ...mail, from: { ...mail.from, name: fromName } } : mail;
}

/** The configurations that a test may go through, by name. */
export const listEmailProviders = (): Promise<{ id: number; name: string }[]> =>
  db.emailProvider.findMany({ select: { id: true, name: true }, orderBy: { name: "asc" }, take: 200 });

/**
 * Sends a test e-mail through exactly this configuration, active or not, past the outbox, as soon as its service may be called; it
 * counts like any other. The shop's own words are in `lang`.
 *
 * @returns its name; refused with `email.not-found`, `email.limit-reached`, `email.test-failed`
 */
export async function sendTestEmail(
  form: TestEmail,
  { by, lang }: { by: number; lang: Lang },
): Promise<Outcome<{ name: string; to: string }>> {
  const { id, to } = form;
  const found = await db.emailProvider.findUnique({ where: { id }, select: { name: true } });
  if (!found) return refused("email.not-found");
  const { name } = found;
  const mail = await compose(form, { name, lang });
  try {
    const account = await takeQuota({ only: id });
    if (!account) return refused("email.limit-reached", { values: { name } });
    await (await sendBy(account, mail)).alsoNote();
  } catch (problem) {
    log.warn({ provider: id, problem: problem instanceof Error ? problem.name : "" }, "a test email was not sent");
    return refused("email.test-failed", { values: { name } });
  }
  await recordAudit(db, { by, action: "test", entity: emailProviderTable.entity, id });
  return done({ name, to });
}

/** Counts all configurations from zero again (B2.25), with an entry for each in the audit log. */
export async function resetEmailCounts(by: number): Promise<number> {
  const reset = await db.$queryRaw<{ id: number; sent: number }[]>`
    UPDATE email_providers p SET emails_sent_today = 0 FROM (SELECT id, emails_sent_today AS sent FROM email_providers FOR UPDATE) AS before
    WHERE p.id = before.id AND before.sent > 0 RETURNING p.id, before.sent`;
  for (const { id, sent } of reset) {
    const change = { before: { emailsSentToday: sent }, after: { emailsSentToday: 0 } };
    await recordAudit(db, { by, action: "save", entity: emailProviderTable.entity, id, ...change });
  }
  return reset.length;
}
