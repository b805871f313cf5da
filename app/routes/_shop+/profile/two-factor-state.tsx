import { Form } from "@remix-run/react";
import { DeviceList } from "#app/components/device-list.tsx";
import { twoFactor as texts } from "#app/i18n/two-factor.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

interface Device {
  id: number;
  userAgent: string | null;
  address: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** A second factor that is set up: its recovery codes, the way to another phone, and the devices that are not asked. */
export function TwoFactorState({ since, codesLeft, devices }: { since: Date; codesLeft: number; devices: readonly Device[] }) {
  const t = useText(texts);
  const lang = useLang();
  return (
    <>
      <section className="panel grid gap-4">
        <p>{t("on-since", { when: formatDateTime(since, lang) })}</p>
        <p>{t("codes.left", { count: codesLeft })}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/profile/security/codes" variant="quiet" icon="key-round">
            {t("codes.new")}
          </LinkButton>
          <LinkButton href="/profile/security/remove" variant="quiet" icon="refresh-cw">
            {t("remove")}
          </LinkButton>
        </div>
      </section>
      <section className="panel grid gap-4">
        <h2>{t("devices")}</h2>
        {devices.length === 0 ? <p className="text-ink-2">{t("devices.none")}</p> : null}
        <DeviceList
          devices={devices.map(({ createdAt, lastUsedAt, ...device }) => ({ ...device, since: createdAt, used: lastUsedAt }))}
          action={({ id }, device) => (
            <Form method="post" action={`/profile/security/device/${id}/forget`}>
              <SaveKey />
              <Button variant="quiet" aria-label={t("device.forget-of", { device })}>
                {t("device.forget")}
              </Button>
            </Form>
          )}
        />
      </section>
    </>
  );
}
