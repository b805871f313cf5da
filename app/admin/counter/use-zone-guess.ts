import { useEffect, useRef, useState } from "react";
import type { ZoneGuess } from "#app/domain/counter/guess-zone.server.ts";
import type { SaleChange } from "./change-sale.ts";
import { getFromCounter } from "./counter-request.ts";

/** Debounce of the address lookup, milliseconds. */
const pause = 350;

/** The zone guessed from the typed address; the sale applies it unless a more reliable source set one. */
export function useZoneGuess(address: string, change: (change: SaleChange) => void): ZoneGuess | null {
  const [guess, setGuess] = useState<ZoneGuess | null>(null);
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    setGuess(null);
    if (address.trim().length < 4) return;
    let isCancelled = false;
    const timer = setTimeout(async () => {
      const answer = await getFromCounter<ZoneGuess | null>("zone", address).catch(() => null);
      if (isCancelled) return;
      setGuess(answer);
      if (answer) latest.current({ do: "zone", zone: answer.zone, by: "guess" });
    }, pause);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [address]);
  return guess;
}
