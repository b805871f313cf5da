import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import type { Found } from "./found.ts";

const nothing: Found = { text: "", command: null, orders: [], products: [], users: [], rows: [] };

/** Debounce of typing, milliseconds. */
const pause = 120;

/** The server's results for the typed text. A response to another text counts as none: Enter would open the wrong order. */
export function useFound(text: string): Found {
  const { load, data } = useFetcher<Found>({ key: "palette" });
  const wanted = text.trim();
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => load(`/admin/palette?${new URLSearchParams({ q: wanted })}`), pause);
    return () => clearTimeout(timer);
  }, [wanted, load]);
  return data && data.text === wanted ? data : nothing;
}
