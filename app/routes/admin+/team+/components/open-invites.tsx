import { Form } from "@remix-run/react";
import { PhoneSheet, SheetButton } from "#app/admin/list/phone-sheet.tsx";
import { Panel } from "#app/admin/panel.tsx";
import type { OpenInvite } from "#app/domain/members/invites.server.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { RoleBadge } from "./role-badge.tsx";

const sheetId = "open-invites";

/** What opens the invites on a phone. */
export function OpenInvitesButton({ count }: { count: number }) {
  const t = useText(adminTeam);
  return (
    <SheetButton sheet={sheetId} label={`${t("invites")} ${count}`} icon="mail">
      {count}
    </SheetButton>
  );
}

/** The invites that nobody has used yet; each can be withdrawn. */
export function OpenInvites({ invites }: { invites: readonly OpenInvite[] }) {
  const t = useText(adminTeam);
  const lang = useLang();
  return (
    <PhoneSheet id={sheetId}>
      <Panel title={t("invites")}>
        <ul className="team-rights">
          {invites.map(({ id, email, role, invitedBy, expiresAt }) => (
            <li key={id}>
              <div>
                <b>{email ?? t("invite.to-nobody")}</b> <RoleBadge name={role} />
                <small className="block text-ink-2">
                  {t("invite.by", { name: invitedBy, date: formatDateTime(expiresAt, lang) })}
                </small>
              </div>
              <Form method="post" action={`/admin/team/invite/${id}/withdraw`}>
                <SaveKey />
                <Button variant="plain" small icon="x">
                  {t("invite.withdraw")}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </Panel>
    </PhoneSheet>
  );
}
