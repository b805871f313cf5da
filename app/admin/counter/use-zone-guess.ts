import { useEffect, useRef, useState } from "react";
import type { ZoneGuess } from "#app/domain/counter/guess-zone.server.ts";
import type { SaleChange } from "./change-sale.ts";
import { getFromCounter } from "./counter-request.ts";

/** An address is read when its typing rests this long, milliseconds. */
const pause = 350;

/** The zone that an address being typed seems to lie in, which the sale takes over unless somebody knows it better. */
export function useZoneGuess(address: string, change: (change: SaleChange) => void): ZoneGuess | null {
  const [guess, setGuess] = useState<ZoneGuess | null>(null);
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    setGuess(null);
    if (address.trim().length < 4) return;
    let isLate = false;
    const timer = setTimeout(async () => {
      const answer = await getFromCounter<ZoneGuess | null>("zone", address).catch(() => null);
      if (isLate) return;
      setGuess(answer);
      if (answer) latest.current({ do: "zone", zone: answer.zone, by: "guess" });
    }, pause);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [address]);
  return guess;
}
