import type { PaymentMethod } from "#app/domain/payments/method.ts";
import type { PaymentStatus } from "#app/domain/payments/payment-status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const tones: Record<PaymentStatus, BadgeTone> = {
  pending: "haldi",
  processing: "neel",
  completed: "podina",
  failed: "mirch",
  cancelled: "plain",
  refunded: "jamun",
};

/** A payment's status (B4.01). */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const t = useText(adminOrders);
  return <Badge tone={tones[status]}>{t(`payment-status.${status}`)}</Badge>;
}

/** How money came or is to come: cash is just that, whether at the counter or the door. */
export function useMethodName(): (method: PaymentMethod) => string {
  const t = useText(adminOrders);
  return (method) => t(method === "cash" ? "payment.at-counter" : `payment.${method}`);
}
