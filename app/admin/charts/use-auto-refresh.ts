import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { watchUserActivity } from "../user-activity.ts";

/** How often the figures are asked for again, milliseconds (A9.13). */
const freshEvery = 30_000;

/** Refreshes every 30 seconds as long as somebody looks, until the function it gives back is called. */
export function startAutoRefresh(refresh: () => void, isLookedAt: () => boolean): () => void {
  const timer = setInterval(() => isLookedAt() && refresh(), freshEvery);
  return () => clearInterval(timer);
}

/** A page that nobody has touched for this long asks for nothing any more, milliseconds: its asking would keep the session open. */
const leftAloneAfter = 30 * 60_000;

/** Keeps the figures of the page fresh while somebody is there. */
export function useAutoRefresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let touched = Date.now();
    const deaf = watchUserActivity(() => {
      touched = Date.now();
    });
    const isLookedAt = () => document.visibilityState === "visible" && Date.now() - touched < leftAloneAfter;
    const stop = startAutoRefresh(revalidate, isLookedAt);
    return () => {
      stop();
      deaf();
    };
  }, [revalidate]);
}
