import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Acknowledge } from "./acknowledge.tsx";
import { isCovered, type LiveOrders, unseen } from "./use-live-orders.ts";
import { useRing } from "./use-ring.ts";

const ordersPath = "/admin/orders?view=confirm";

/** The bell on pages without orders; the page stays as it is. Without the right to edit orders it shows a count and does not ring. */
export function HeaderBell({ live, mayEdit }: { live: LiveOrders; mayEdit: boolean }) {
  const t = useText(adminOrders);
  const { unheard } = live.state;
  const rings = unheard > 0 && mayEdit && live.line !== "shut";
  useRing(rings ? "order" : null, live.isLeader);
  if (isCovered(live)) return null; // a locked screen keeps ringing; its message is above the page
  const count = mayEdit ? 0 : unseen([], live).length;
  return (
    <section className="order-bell" aria-label={t("live.region")} aria-live="polite">
      {rings ? <Acknowledge state={live.state} showAt={ordersPath} stays /> : null}
      {count > 0 ? (
        <a href={ordersPath}>
          <Icon name="bell" /> <span>{t("live.new", { count })}</span>
        </a>
      ) : null}
    </section>
  );
}
