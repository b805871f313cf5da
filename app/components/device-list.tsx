import type { ReactNode } from "react";
import { devices as texts } from "#app/i18n/devices.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { deviceName } from "#app/lib/device-name.ts";

/** A browser that is signed in, or trusted. */
export interface ListedDevice {
  id: string | number;
  userAgent: string | null;
  address: string | null;
  since: Date;
  used: Date;
  /** it is the browser that shows the list */
  isHere?: boolean;
}

/** Browsers by the names that people know them by, each with what can be done to it. */
export function DeviceList({
  devices,
  action,
}: {
  devices: readonly ListedDevice[];
  action: (device: ListedDevice, name: string) => ReactNode;
}) {
  const t = useText(texts);
  const lang = useLang();
  const nameOf = (userAgent: string | null): string => {
    const known = deviceName(userAgent ?? "");
    if (!known) return t("unknown");
    const { browser, system } = known;
    return system ? t("on", { browser, system }) : browser;
  };
  return (
    <ul className="grid gap-4">
      {devices.map((device) => {
        const { id, userAgent, address, since, used, isHere } = device;
        const name = nameOf(userAgent);
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0 break-words">
              {name}
              {isHere ? <strong> · {t("here")}</strong> : null}
              <small className="block text-ink-2">
                {t("line", { since: formatDateTime(since, lang), used: formatDateTime(used, lang) })}
                {address ? ` · ${address}` : ""}
              </small>
            </div>
            {action(device, name)}
          </li>
        );
      })}
    </ul>
  );
}
