import { useLocation } from "@remix-run/react";
import { missingForFree } from "#app/domain/delivery/charge.ts";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ShellView } from "./shell-view.ts";

/** How far free delivery is, for which part of the city that is reckoned (the zone is chosen here, once), and when the next one goes. */
export function DeliveryBar({ cart, zone, zones, nextSlot }: Pick<ShellView, "cart" | "zone" | "zones" | "nextSlot">) {
  const t = useText(shell);
  const missing = missingForFree(cart.subtotal, zone);
  const [figure, about] =
    missing === null
      ? [t("bar.charge", { amount: formatMoney(zone.charge) }), t("bar.charge-to")]
      : missing === 0
        ? [t("bar.free"), t("bar.free-to")]
        : [t("bar.more", { amount: formatMoney(missing) }), t("bar.more-to")];
  return (
    <section className="wrap" aria-label={t("bar")}>
      <div className="notice notice-haldi delivery-bar">
        <Icon name="truck" />
        <div>
          <b>{figure}</b> {about} <ZoneForm zone={zone.name} zones={zones} />
        </div>
        {missing === null ? null : (
          <progress className="meter" max={zone.freeAbove} value={zone.freeAbove - missing} aria-label={t("bar.progress")} />
        )}
        {nextSlot ? (
          <span className="bar-slot">{t("slot.next", { slot: `${nextSlot.day} ${slotText(nextSlot.time)}` })}</span>
        ) : null}
      </div>
    </section>
  );
}

function ZoneForm({ zone, zones }: { zone: string | null; zones: string[] }) {
  const t = useText(shell);
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/zone">
      <input type="hidden" name="return_to" value={pathname + search} />
      <select
        key={zone}
        name="zone"
        defaultValue={zone ?? ""}
        aria-label={t("bar.zone")}
        onChange={({ target }) => target.form?.requestSubmit()}
      >
        {zone ? null : <option value="">{t("bar.no-zone")}</option>}
        {zones.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-quiet button-small">
          {t("bar.set-zone")}
        </button>
      </noscript>
    </form>
  );
}
