import { useFetcher, useLocation } from "@remix-run/react";
import type { LiveState } from "#app/domain/orders/live-state.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface AcknowledgeProps {
  state: LiveState;
  /** Link target: where the new orders are listed. */
  showAt: string;
  /** Stays on the page instead of leading to the orders. */
  stays?: boolean;
}

/** Stops the ringing in every browser and records who acknowledged. */
export function Acknowledge({ state: { unheard, newestUnheard }, showAt, stays = false }: AcknowledgeProps) {
  const t = useText(adminOrders);
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const fetcher = useFetcher({ key: "orders-heard" });
  const rings = t("live.unheard", { count: unheard });
  return (
    <fetcher.Form method="post" action="/admin/orders/acknowledge" className="order-rings">
      <input type="hidden" name="last" value={newestUnheard} />
      <input type="hidden" name="return_to" value={stays ? pathname + search : showAt} />
      {stays && isHydrated ? <input type="hidden" name="stay" value="1" /> : null}
      {stays ? (
        <a href={showAt}>
          <Icon name="bell" /> <span>{rings}</span>
        </a>
      ) : (
        <>
          <Icon name="bell" />
          <span>{rings}</span>
        </>
      )}
      <Button variant="quiet" small icon="check" busy={fetcher.state !== "idle"}>
        <span>{t("live.acknowledge")}</span>
      </Button>
    </fetcher.Form>
  );
}
