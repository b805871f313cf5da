import { missingForFree } from "#app/domain/delivery/charge.ts";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ShellView } from "../shell-view.ts";
import { ZoneChoice } from "./zone-choice.tsx";

/** The amount missing for free delivery in the chosen zone, the zone's switch, and the next delivery time. */
export function DeliveryBar({ cart, zone, nextSlot }: Pick<ShellView, "cart" | "zone" | "nextSlot">) {
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
          <b>{figure}</b> {about} <ZoneChoice zone={zone.name} />
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
