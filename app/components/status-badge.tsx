import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge } from "#app/ui/badge.tsx";

const styles = {
  pending: { text: "status.pending", icon: "clock", tone: "haldi" },
  confirmed: { text: "status.confirmed", icon: "badge-check", tone: "jamun" },
  preparing: { text: "status.preparing", icon: "package", tone: "neel" },
  "out for delivery": { text: "status.out-for-delivery", icon: "truck", tone: "neel" },
  shipped: { text: "status.shipped", icon: "truck", tone: "neel" },
  delivered: { text: "status.delivered", icon: "check", tone: "podina" },
  cancelled: { text: "status.cancelled", icon: "x", tone: "mirch" },
} as const;

/** An order's statuses and `shipped`, which only customers see (A4.08). */
export type ShownStatus = keyof typeof styles;

/** An order's status as text, colour and icon. */
export function StatusBadge({ status }: { status: ShownStatus }) {
  const t = useText(shared);
  const { text, icon, tone } = styles[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(text)}
    </Badge>
  );
}
