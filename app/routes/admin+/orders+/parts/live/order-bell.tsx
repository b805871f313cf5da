import { Link, useFetcher } from "@remix-run/react";
import type { OrderRow } from "#app/domain/orders/order-row.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AnnounceHere } from "./announce-here.tsx";
import { SignedOut } from "./signed-out.tsx";
import { isCovered, type LiveDesk } from "./use-live-orders.ts";
import { useRing } from "./use-ring.ts";

interface OrderBellProps {
  desk: LiveDesk;
  /** New orders that the page does not show yet. */
  unseen: readonly OrderRow[];
  /** Where they are to be seen. */
  showAt: string;
  /** Whoever may not edit orders is told of them, but not called. */
  mayEdit: boolean;
}

/** Tells of new orders above the list, which stays as it is under the pointer, and rings until one counter says that it heard. */
export function OrderBell({ desk, unseen, showAt, mayEdit }: OrderBellProps) {
  const t = useText(adminOrders);
  const { unheard, newestUnheard } = desk.state;
  const rings = unheard > 0 && mayEdit && desk.line !== "shut";
  const isSilent = useRing(rings ? "order" : null, desk.leads);
  if (isCovered(desk)) return <SignedOut desk={desk} mayEdit={mayEdit} />;
  return (
    <section className="order-bell" aria-label={t("live.region")} aria-live="polite">
      {unseen.length > 0 ? (
        <Link to={showAt} className="button button-primary button-small">
          <Icon name="bell" />
          {unseen.length === 1 && unseen[0] ? oneNew(t, unseen[0]) : t("live.new", { count: unseen.length })}
        </Link>
      ) : null}
      {rings ? <Acknowledge unheard={unheard} last={newestUnheard} returnTo={showAt} /> : null}
      {isSilent ? <p>{t("live.silent")}</p> : null}
      <AnnounceHere />
      {desk.line === "polling" ? <Notice tone="haldi">{t("live.polling")}</Notice> : null}
    </section>
  );
}

const oneNew = (t: Translate<keyof typeof adminOrders.en>, { id, customerName }: OrderRow) =>
  t("live.one", { number: orderNumber(id), name: customerName });

/** Ends the ringing on every desk, and says on record who heard. */
function Acknowledge({ unheard, last, returnTo }: { unheard: number; last: number; returnTo: string }) {
  const t = useText(adminOrders);
  const fetcher = useFetcher({ key: "orders-heard" });
  return (
    <fetcher.Form method="post" action="/admin/orders/heard" className="order-rings">
      <input type="hidden" name="last" value={last} />
      <input type="hidden" name="return_to" value={returnTo} />
      <Icon name="bell" />
      <span>{t("live.unheard", { count: unheard })}</span>
      <Button variant="quiet" small icon="check" busy={fetcher.state !== "idle"}>
        {t("live.acknowledge")}
      </Button>
    </fetcher.Form>
  );
}
