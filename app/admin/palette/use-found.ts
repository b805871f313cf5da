import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import type { Found } from "./found.ts";

const nothing: Found = { text: "", command: null, orders: [], products: [] };

/** Typing is waited out this long, milliseconds. */
const pause = 120;

/** What the server finds for what is being typed. An answer to something else is none: Enter would open the wrong order. */
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
