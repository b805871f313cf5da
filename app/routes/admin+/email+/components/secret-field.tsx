import type { FormState } from "#app/admin/resource/resource.ts";
import type { EmailProvider } from "#app/generated/prisma/client.ts";
import { adminEmail } from "#app/i18n/admin-email.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field } from "#app/ui/field.tsx";

/** The private key of an account or the password of a mail server: written, never read. */
export function SecretField({ formId, result, setUnsaved }: FormState<EmailProvider>) {
  const t = useText(adminEmail);
  return (
    <Field
      label={t("secret")}
      hint={t("secret.hint")}
      name="secret"
      type="password"
      form={formId}
      maxLength={500}
      autoComplete="new-password"
      errors={result?.error?.["secret"] ?? undefined}
      onChange={(event) => setUnsaved(event.currentTarget.value === "" ? null : t("secret.unsaved"))}
    />
  );
}
