import { StatusBadge } from "#app/components/status-badge.tsx";
import type { LatestOrder } from "#app/domain/orders/account-summary.server.ts";
import { orderNumber, orderPath } from "#app/domain/orders/status.ts";
import { home } from "#app/i18n/home.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** The way to an order that is not delivered yet: its number, and how far it is. */
export function RunningOrder({ order: { id, status } }: { order: LatestOrder }) {
  const t = useText(home);
  return (
    <LinkButton variant="quiet" href={orderPath(id)}>
      {t("running.order", { number: orderNumber(id) })} <StatusBadge status={status} />
    </LinkButton>
  );
}
