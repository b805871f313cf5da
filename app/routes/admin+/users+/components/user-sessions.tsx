import { Form } from "@remix-run/react";
import { Panel } from "#app/admin/panel.tsx";
import { DeviceList } from "#app/components/device-list.tsx";
import type { ListedSession } from "#app/domain/accounts/session-list.server.ts";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

/** Where somebody is signed in; each session can be ended, and all of them. */
export function UserSessions({ userId, sessions }: { userId: number; sessions: readonly ListedSession[] }) {
  const t = useText(adminUsers);
  const action = `/admin/users/${userId}/sessions`;
  const devices = sessions.map(({ key, createdAt, lastSeenAt, ...session }) => ({
    ...{ ...session, id: key },
    ...{ since: createdAt, used: lastSeenAt },
  }));
  return (
    <Panel title={t("sessions")}>
      {sessions.length === 0 ? <p className="text-ink-2">{t("sessions.none")}</p> : null}
      <DeviceList
        devices={devices}
        action={({ id }, device) => (
          <Form method="post" action={action}>
            <SaveKey />
            <input type="hidden" name="session" value={id} />
            <Button variant="plain" small icon="x" aria-label={t("sessions.end.of", { device })}>
              {t("sessions.end")}
            </Button>
          </Form>
        )}
      />
      {sessions.length > 0 ? (
        <Form method="post" action={action}>
          <SaveKey />
          <Button variant="quiet" small icon="log-out">
            {t("sessions.end-all")}
          </Button>
        </Form>
      ) : null}
    </Panel>
  );
}
