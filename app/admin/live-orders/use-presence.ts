import { useEffect } from "react";
import { watchUserActivity } from "#app/admin/user-activity.ts";

/** The shortest interval between activity reports, milliseconds; the idle timeout of a session is longer. */
const reportInterval = 5 * 60_000;

/** Reports user activity to the server, also without other requests: reading counts as activity (decision 0011). */
export function usePresence(): void {
  useEffect(() => {
    let reportedAt = Date.now(); // the request of the page itself counts as activity
    return watchUserActivity(() => {
      if (Date.now() - reportedAt < reportInterval) return;
      reportedAt = Date.now();
      void fetch("/admin/orders/live?touched=1", { headers: { Accept: "application/json" } }).catch(() => undefined);
    });
  }, []);
}
