import { createContext, useContext } from "react";
import type { MaintenanceView } from "#app/domain/settings/maintenance.ts";
import { useText } from "#app/i18n/use-text.ts";
import { whatsappOrder as texts } from "#app/i18n/whatsapp-order.ts";
import { Icon } from "#app/ui/icon.tsx";
import { WhatsAppLink } from "./whatsapp-order-link.tsx";

const MaintenanceContext = createContext<MaintenanceView | null>(null);

/** Provides the state of maintenance mode. */
export const MaintenanceProvider = MaintenanceContext.Provider;

/** Maintenance mode for customers while it is on; null while the site takes orders. */
export const useMaintenance = (): MaintenanceView | null => useContext(MaintenanceContext);

/** Above every page in maintenance mode: the message, and the link to order by chat. */
export function MaintenanceBanner() {
  const t = useText(texts);
  const maintenance = useMaintenance();
  if (!maintenance) return null;
  return (
    <aside className="wrap py-2" aria-label={t("paused")}>
      <div className="notice notice-haldi">
        <Icon name="info" />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{maintenance.message}</p>
          <WhatsAppLink phone={maintenance.phone} text={t("text")} />
        </div>
      </div>
    </aside>
  );
}
