import { adminAnalytics } from "#app/i18n/admin-analytics.ts";
import { useText } from "#app/i18n/use-text.ts";

const named = ["page_view", "product_view", "cart_add", "checkout_step", "search"] as const;

/** What an event is called for people; one that this version does not send keeps its type. */
export function useEventName(): (type: string) => string {
  const t = useText(adminAnalytics);
  return (type) => {
    const known = named.find((name) => name === type);
    return known ? t(`event.${known}`) : type;
  };
}
