import { useEffect, useState } from "react";
import { watchUserActivity } from "#app/admin/user-activity.ts";
import { canPlaySound, type RingSound, ring } from "./ring.ts";

/**
 * Rings while there is a reason to, in the leader tab of this browser.
 *
 * @returns whether audio is blocked until a user gesture
 */
export function useRing(tune: RingSound | null, isLeader: boolean): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (!tune || !isLeader) return;
    setSilent(!canPlaySound());
    const stopRinging = ring(tune);
    const unsubscribe = watchUserActivity(() => setSilent(false));
    return () => {
      stopRinging();
      unsubscribe();
      setSilent(false);
    };
  }, [tune, isLeader]);
  return isSilent;
}
