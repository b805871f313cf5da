import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import type { SaveAlso } from "#app/domain/resource/save-row.server.ts";
import { withRules } from "#app/domain/resource/staff-table.ts";
import { emailField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { mayCall, mayConnect } from "#app/platform/safe-fetch.server.ts";
import { sealText } from "#app/platform/seal.server.ts";
import { emailProviderTable } from "./email-providers.ts";
import { secretPurpose } from "./internal/take-quota.server.ts";

type Provider = {
  kind: string;
  serviceId: string | null;
  templateId: string | null;
  publicKey: string | null;
  apiUrl: string | null;
  smtpHost: string | null;
  smtpPort: number | null;
  fromAddress: string | null;
};

/** The field that a configuration of this kind lacks; null when it is whole (B5.16). */
function missingField({ kind, serviceId, templateId, publicKey, smtpHost }: Provider): string | null {
  if (kind === "smtp") return smtpHost ? null : "smtp_host";
  const needed = { service_id: serviceId, template_id: templateId, public_key: publicKey };
  return Object.entries(needed).find(([, value]) => !value)?.[0] ?? null;
}

const isCallable = (address: string): boolean => URL.canParse(address) && mayCall(new URL(address));

/** Whether a configuration is whole and leads to no address of an inner network. */
function checkProvider(provider: Provider): Outcome<void> {
  const { apiUrl, smtpHost, smtpPort, fromAddress } = provider;
  const missing = missingField(provider);
  if (missing) return refused("email.incomplete", { field: missing });
  if (apiUrl && !isCallable(apiUrl)) return refused("email.address-refused", { field: "api_url" });
  if (smtpHost && !(/^[\w.:-]+$/.test(smtpHost) && mayConnect(smtpHost, smtpPort ?? 0)))
    return refused("email.address-refused", { field: "smtp_host" });
  if (fromAddress && !emailField.safeParse(fromAddress).success)
    return refused("email.not-an-address", { field: "from_address" });
  return done(undefined);
}

/** The e-mail configurations with the rules of the server. */
export const emailProviders = withRules(emailProviderTable, {
  stamp: () => ({ restingUntil: null, lastProblem: null }), // what was mended is tried at once
  check: (_, { after }) => Promise.resolve(checkProvider(after)),
});

const longestSecret = 500;

/** Keeps the secret that a form brings, sealed, which is never sent back: an empty field leaves the saved one. The audit log has that it changed, not what. */
export const saveSecret =
  (sent: FormData): SaveAlso =>
  async (tx, { id, by }) => {
    const secret = String(sent.get("secret") ?? "").trim();
    if (secret === "") return done(undefined);
    if (secret.length > longestSecret) return refused("email.secret-too-long", { field: "secret" });
    const sealed = sealText(secretPurpose(id), secret);
    await tx.emailSecret.upsert({
      where: { providerId: id },
      create: { providerId: id, secret: sealed },
      update: { secret: sealed },
    });
    await recordAudit(tx, { by, action: "set-secret", entity: emailProviderTable.entity, id });
    return done(undefined);
  };
