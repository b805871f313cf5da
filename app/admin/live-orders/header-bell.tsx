import { Link } from "@remix-run/react";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Acknowledge } from "./acknowledge.tsx";
import { isCovered, type LiveDesk, unseen } from "./use-live-orders.ts";
import { useRing } from "./use-ring.ts";

const ordersPath = "/admin/orders?view=confirm";

/** The bell on pages without orders; the page stays as it is. Without the right to edit orders it shows a count and does not ring. */
export function HeaderBell({ desk, mayEdit }: { desk: LiveDesk; mayEdit: boolean }) {
  const t = useText(adminOrders);
  const { unheard } = desk.state;
  const rings = unheard > 0 && mayEdit && desk.line !== "shut";
  useRing(rings ? "order" : null, desk.leads);
  if (isCovered(desk)) return null; // a locked screen keeps ringing; its message is above the page
  const count = mayEdit ? 0 : unseen([], desk).length;
  return (
    <section className="order-bell" aria-label={t("live.region")} aria-live="polite">
      {rings ? <Acknowledge state={desk.state} showAt={ordersPath} stays /> : null}
      {count > 0 ? (
        <Link to={ordersPath}>
          <Icon name="bell" /> <span>{t("live.new", { count })}</span>
        </Link>
      ) : null}
    </section>
  );
}
