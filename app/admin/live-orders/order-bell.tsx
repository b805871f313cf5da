import type { OrderRow } from "#app/domain/orders/order-row.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Acknowledge } from "./acknowledge.tsx";
import { NotificationPermission } from "./notification-permission.tsx";
import { SignedOut } from "./signed-out.tsx";
import { isCovered, type LiveOrders } from "./use-live-orders.ts";
import { useRing } from "./use-ring.ts";

interface OrderBellProps {
  live: LiveOrders;
  /** New orders that the page does not show yet. */
  unseen: readonly OrderRow[];
  /** Link target: where they are listed. */
  showAt: string;
  /** Without the right to edit orders it shows a count and does not ring. */
  mayEdit: boolean;
}

/** Announces new orders above the list, without moving the rows, and rings until one counter acknowledges. */
export function OrderBell({ live, unseen, showAt, mayEdit }: OrderBellProps) {
  const t = useText(adminOrders);
  const { unheard } = live.state;
  const rings = unheard > 0 && mayEdit && live.line !== "shut";
  const isSilent = useRing(rings ? "order" : null, live.isLeader);
  if (isCovered(live)) return <SignedOut live={live} mayEdit={mayEdit} />;
  return (
    <section className="order-bell" aria-label={t("live.region")} aria-live="polite">
      {/* What an order brings or changes comes behind what stands there already, so that a press that has begun does not miss it. */}
      <NotificationPermission />
      {rings ? <Acknowledge state={live.state} showAt={showAt} /> : null}
      {unseen.length > 0 ? (
        <a href={showAt} className="button button-primary button-small">
          <Icon name="bell" />
          {unseen.length === 1 && unseen[0] ? oneNew(t, unseen[0]) : t("live.new", { count: unseen.length })}
        </a>
      ) : null}
      {isSilent ? <p>{t("live.silent")}</p> : null}
      {live.line === "polling" ? <Notice tone="haldi">{t("live.polling")}</Notice> : null}
    </section>
  );
}

const oneNew = (t: Translate<keyof typeof adminOrders.en>, { id, customerName }: OrderRow) =>
  t("live.one", { number: orderNumber(id), name: customerName });
