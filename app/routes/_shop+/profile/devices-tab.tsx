import { Form } from "@remix-run/react";
import { DeviceList } from "#app/components/device-list.tsx";
import type { ListedSession } from "#app/domain/accounts/session-list.server.ts";
import { profile as texts } from "#app/i18n/profile.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";

const end = "/profile/devices/end";

/** The browsers that a person is signed in with; each can be signed out, and all but this one. */
export function DevicesTab({ sessions }: { sessions: readonly ListedSession[] }) {
  const t = useText(texts);
  const devices = sessions.map(({ key, createdAt, lastSeenAt, ...session }) => ({
    ...{ ...session, id: key },
    ...{ since: createdAt, used: lastSeenAt },
  }));
  return (
    <section className="panel grid gap-4">
      <h2>{t("devices.title")}</h2>
      <DeviceList
        devices={devices}
        action={({ id }, device) => (
          <Form method="post" action={end}>
            <input type="hidden" name="session" value={id} />
            <Button variant="quiet" aria-label={t("devices.end-of", { device })}>
              {t("devices.end")}
            </Button>
          </Form>
        )}
      />
      {sessions.some(({ isHere }) => !isHere) ? (
        <>
          <p className="text-ink-2">{t("devices.why")}</p>
          <Form method="post" action={end}>
            <Button variant="danger" icon="log-out">
              {t("devices.end-others")}
            </Button>
          </Form>
        </>
      ) : (
        <p className="text-ink-2">{t("devices.only-this")}</p>
      )}
    </section>
  );
}
