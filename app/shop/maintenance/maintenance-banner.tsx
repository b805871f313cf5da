import { Icon } from "#app/ui/icon.tsx";
import { useChatTexts, useMaintenance } from "./maintenance.tsx";
import { WhatsAppLink } from "./whatsapp-order-link.tsx";

/** Above every page in maintenance mode: the message, and the link to order by chat. */
export function MaintenanceBanner() {
  const t = useChatTexts();
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
