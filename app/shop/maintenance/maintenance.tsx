import { createContext, useContext } from "react";
import type { MaintenanceView } from "#app/domain/settings/maintenance.ts";
import { useText } from "#app/i18n/use-text.ts";

const MaintenanceContext = createContext<MaintenanceView | null>(null);

/** Provides the state of maintenance mode. */
export const MaintenanceProvider = MaintenanceContext.Provider;

/** Maintenance mode for customers while it is on; null while the site takes orders. */
export const useMaintenance = (): MaintenanceView | null => useContext(MaintenanceContext);

const noTexts = { en: {}, ur: {} } as MaintenanceView["texts"];

/** The sentences of orders by chat. They come with the page's data, so that no page loads them while the site takes orders. */
export const useChatTexts = () => useText(useMaintenance()?.texts ?? noTexts);
