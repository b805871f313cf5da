import { useEffect, useRef, useState } from "react";
import type { ZoneGuess } from "#app/domain/counter/guess-zone.server.ts";
import { askCounter } from "./ask-counter.ts";

/** An address is read when its typing rests this long, milliseconds. */
const pause = 350;

/** The zone that an address being typed seems to lie in; chosen at once, unless somebody chose one by hand. */
export function useZoneGuess(address: string, choose: (zone: string) => void): { guess: ZoneGuess | null; keepHand: () => void } {
  const [guess, setGuess] = useState<ZoneGuess | null>(null);
  const isByHand = useRef(false);
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    if (address.trim().length < 4) return setGuess(null);
    let isLate = false;
    const timer = setTimeout(async () => {
      const answer = await askCounter<ZoneGuess>("zone", address);
      if (isLate) return;
      setGuess(answer);
      if (answer && !isByHand.current) latest.current(answer.zone);
    }, pause);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [address]);
  const keepHand = () => {
    isByHand.current = true;
  };
  return { guess, keepHand };
}
