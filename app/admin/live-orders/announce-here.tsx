import { useState } from "react";
import { askToAnnounce, mayAnnounce } from "#app/admin/desktop/desktop-announce.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Lets a browser announce new orders outside of the page; gone once it was answered, and never there in the desktop window. */
export function AnnounceHere() {
  const t = useText(adminOrders);
  const [isAnswered, setIsAnswered] = useState(false);
  if (!useHydrated() || isAnswered || mayAnnounce() !== "ask") return null;
  const ask = async () => {
    await askToAnnounce();
    setIsAnswered(mayAnnounce() !== "ask");
  };
  return (
    <Button type="button" variant="quiet" small icon="bell" onClick={ask}>
      {t("live.announce-here")}
    </Button>
  );
}
