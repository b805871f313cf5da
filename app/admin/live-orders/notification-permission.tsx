import { useState } from "react";
import { canNotify, requestNotificationPermission } from "#app/admin/desktop/desktop-notification.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Requests the notification permission of a browser; hidden once decided, and in the desktop window. */
export function NotificationPermission() {
  const t = useText(adminOrders);
  const [isAnswered, setIsAnswered] = useState(false);
  if (!useHydrated() || isAnswered || canNotify() !== "ask") return null;
  const ask = async () => {
    await requestNotificationPermission();
    setIsAnswered(canNotify() !== "ask");
  };
  return (
    <Button type="button" variant="quiet" small icon="bell" onClick={ask}>
      {t("live.announce-here")}
    </Button>
  );
}
