import { useEffect, useState } from "react";
import type { Findings } from "#app/domain/counter/find-for-counter.server.ts";
import { getFromCounter } from "./counter-request.ts";
import { parseMultiplier } from "./parse-multiplier.ts";

/** Debounce of typing, milliseconds; a scanner is faster and needs no offers. */
const pause = 120;

/** The server's offers for the typed text, `phone` being the customer's; null until the response to exactly that text. */
export function useFindings(typed: string, phone: string): Findings | null {
  const { text } = parseMultiplier(typed);
  const [findings, setFindings] = useState<Findings | null>(null);
  useEffect(() => {
    if (text.length < 2) return setFindings(null);
    let isCancelled = false;
    const timer = setTimeout(async () => {
      const answer = await getFromCounter<Findings>("find", text, phone ? { phone } : {}).catch(() => null);
      if (!isCancelled) setFindings(answer);
    }, pause);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [text, phone]);
  return findings?.text === text ? findings : null;
}
