import { Form } from "@remix-run/react";
import { Panel } from "#app/admin/panel.tsx";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";

interface UserSession {
  key: string;
  createdAt: Date;
  lastSeenAt: Date;
  userAgent: string | null;
  address: string | null;
}

/** Where somebody is signed in; each session can be ended, and all of them. */
export function UserSessions({ userId, sessions }: { userId: number; sessions: readonly UserSession[] }) {
  const t = useText(adminUsers);
  const lang = useLang();
  const action = `/admin/users/${userId}/sessions`;
  return (
    <Panel title={t("sessions")}>
      {sessions.length === 0 ? <p className="text-ink-2">{t("sessions.none")}</p> : null}
      <ul className="team-rights">
        {sessions.map(({ key, createdAt, lastSeenAt, userAgent, address }) => {
          const device = userAgent ?? t("sessions.device");
          return (
            <li key={key}>
              <div>
                {device}
                <small className="block text-ink-2">
                  {t("sessions.line", { since: formatDateTime(createdAt, lang), seen: formatDateTime(lastSeenAt, lang) })}
                  {address ? ` · ${address}` : ""}
                </small>
              </div>
              <Form method="post" action={action}>
                <input type="hidden" name="session" value={key} />
                <Button variant="plain" small icon="x" aria-label={t("sessions.end.of", { device })}>
                  {t("sessions.end")}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
      {sessions.length > 0 ? (
        <Form method="post" action={action}>
          <Button variant="quiet" small icon="log-out">
            {t("sessions.end-all")}
          </Button>
        </Form>
      ) : null}
    </Panel>
  );
}
