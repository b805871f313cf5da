import { useEffect, useState } from "react";
import { watchUserActivity } from "#app/admin/user-activity.ts";
import { canPlaySound, type RingSound, ring } from "./ring.ts";

/**
 * Rings for as long as there is something to ring for, in the one tab of this browser that leads.
 *
 * @returns whether it would ring, but the browser keeps the page silent until somebody touches it
 */
export function useRing(tune: RingSound | null, leads: boolean): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (!tune || !leads) return;
    setSilent(!canPlaySound());
    const stopRinging = ring(tune);
    const stopHearing = watchUserActivity(() => setSilent(false));
    return () => {
      stopRinging();
      stopHearing();
      setSilent(false);
    };
  }, [tune, leads]);
  return isSilent;
}
