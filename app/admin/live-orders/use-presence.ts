import { useEffect } from "react";
import { watchUserActivity } from "#app/admin/user-activity.ts";

/** The shop is told of touches no more often than this, milliseconds; a session stays in use for longer. */
const atMostEvery = 5 * 60_000;

/** Tells the shop that somebody is at the desk, also while nothing is asked of it: reading is work too (decision 0011). */
export function usePresence(): void {
  useEffect(() => {
    let told = Date.now(); // the page itself was asked for just now
    return watchUserActivity(() => {
      if (Date.now() - told < atMostEvery) return;
      told = Date.now();
      void fetch("/admin/orders/live?touched=1", { headers: { Accept: "application/json" } }).catch(() => undefined);
    });
  }, []);
}
