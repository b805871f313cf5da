import { useEffect, useState } from "react";
import { hearTouches } from "#app/admin/touches.ts";
import { maySound, ring, type Tune } from "./ring.ts";

/**
 * Rings for as long as there is something to ring for, in the one tab of this browser that leads.
 *
 * @returns whether it would ring, but the browser keeps the page silent until somebody touches it
 */
export function useRing(tune: Tune | null, leads: boolean): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (!tune || !leads) return;
    setSilent(!maySound());
    const stopRinging = ring(tune);
    const stopHearing = hearTouches(() => setSilent(false));
    return () => {
      stopRinging();
      stopHearing();
      setSilent(false);
    };
  }, [tune, leads]);
  return isSilent;
}
