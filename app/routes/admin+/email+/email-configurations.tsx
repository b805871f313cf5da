import { resource } from "#app/admin/resource/resource.ts";
import { sectionPath } from "#app/admin/sections.ts";
import { emailProviderTable } from "#app/domain/messaging/email-providers.ts";
import type { EmailProvider } from "#app/generated/prisma/client.ts";
import { adminEmail } from "#app/i18n/admin-email.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SecretField } from "./components/secret-field.tsx";

/** The e-mail configurations as staff keep them. */
export const emailConfigurations = resource({
  table: emailProviderTable,
  section: "email",
  texts: adminEmail,
  icon: "mail",
  columns: [
    { name: "name" },
    { name: "kind", width: "180px", wideOnly: true },
    { name: "own.state", cell: (row) => <ProviderState row={row} />, width: "220px" },
    { name: "own.sent", cell: (row) => <SentToday row={row} />, isNumber: true, width: "130px", wideOnly: true },
  ],
  about: (row) => <ProviderFacts row={row} />,
  inForm: (form) => <SecretField key={form.row?.id ?? "new"} {...form} />,
  inMenu: ({ id }) => <TestItem id={id} />,
});

/** Whether a configuration sends, has reached its limit (B4.05), or did not work when it was last tried. */
function ProviderState({ row: { isActive, emailsSentToday, dailyLimit, lastProblem } }: { row: EmailProvider }) {
  const t = useText(adminEmail);
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={isActive ? "podina" : "plain"}>{t(isActive ? "state.active" : "state.inactive")}</Badge>
      {emailsSentToday >= dailyLimit ? (
        <Badge tone="haldi">{t("state.full")}</Badge>
      ) : lastProblem ? (
        <Badge tone="mirch">{t("state.down")}</Badge>
      ) : null}
    </span>
  );
}

function SentToday({ row: { emailsSentToday, dailyLimit } }: { row: EmailProvider }) {
  return useText(adminEmail)("sent", { count: emailsSentToday, most: dailyLimit });
}

function ProviderFacts({ row }: { row: EmailProvider }) {
  const t = useText(adminEmail);
  return (
    <>
      <p>
        <ProviderState row={row} />
      </p>
      {row.lastProblem ? <p className="text-ink-2">{t("problem", { problem: row.lastProblem })}</p> : null}
    </>
  );
}

function TestItem({ id }: { id: number }) {
  const t = useText(adminEmail);
  return (
    <a href={`${sectionPath("email")}/test?id=${id}`}>
      <Icon name="send" />
      {t("test")}
    </a>
  );
}
