import { Confirm } from "#app/admin/confirm.tsx";
import { PhoneSheet, SheetButton } from "#app/admin/list/phone-sheet.tsx";
import { DemoInboxLink } from "#app/admin/messages/demo-inbox-link.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { EmailStatistics } from "#app/domain/messaging/email-statistics.server.ts";
import { adminEmail } from "#app/i18n/admin-email.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

const toolsId = "email-tools";

/** What opens the tools on a phone. */
export function EmailToolsButton() {
  return <SheetButton sheet={toolsId} label={useText(adminEmail)("tools")} />;
}

/** What all configurations come to today (B2.20). */
export function EmailFigures({ all, active, sent, left, mayEdit }: EmailStatistics & { mayEdit: boolean }) {
  const t = useText(adminEmail);
  const cards = [
    { label: t("stat.all"), value: all },
    { label: t("stat.active"), value: active },
    { label: t("stat.sent"), value: sent },
    { label: t("stat.left"), value: left },
  ];
  return (
    <div className="resource-below email-figures grid gap-3">
      <dl className="admin-figures" aria-label={t("statistics")}>
        {cards.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PhoneSheet id={toolsId}>
        <div className="flex flex-wrap gap-2">
          {mayEdit ? <EmailTools /> : null}
          <DemoInboxLink />
        </div>
      </PhoneSheet>
    </div>
  );
}

/** The ways to a test and to a count from zero. */
function EmailTools() {
  const t = useText(adminEmail);
  return (
    <>
      <LinkButton href={`${sectionPath("email")}/test`} variant="quiet" small icon="send">
        {t("test")}
      </LinkButton>
      <Confirm label={t("reset")} icon="undo-2" question={t("reset.sure")} action={`${sectionPath("email")}/reset`} />
    </>
  );
}

/** The mail server of the environment, which is one more and read-only; and a warning where no e-mail leaves at all. */
export function EmailEnvironment({ active, environment }: { active: number; environment: string | null }) {
  const t = useText(adminEmail);
  return (
    <Panel title={t("environment")}>
      {active === 0 && !environment ? (
        <Notice tone="error">
          <p>{t("nowhere")}</p>
        </Notice>
      ) : null}
      <p>{environment ? t("environment.is", { host: environment }) : t("environment.none")}</p>
      <p>
        <LinkButton href={`${sectionPath("settings")}/email`} variant="quiet" small icon="settings">
          {t("settings")}
        </LinkButton>
      </p>
    </Panel>
  );
}
