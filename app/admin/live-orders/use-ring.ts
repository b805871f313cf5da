import { useEffect, useState } from "react";
import { watchUserActivity } from "#app/admin/user-activity.ts";
import { canPlaySound, type RingSound, ring } from "./ring.ts";

/**
 * Rings while there is a reason to, in the leader tab of this browser.
 *
 * @returns whether audio is blocked until a user gesture
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
