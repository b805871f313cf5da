import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { watchUserActivity } from "../user-activity.ts";

/** Refresh interval of the figures, milliseconds (A9.13). */
const freshEvery = 30_000;

/** Refreshes every 30 seconds while the page is visible. Returns a function that stops it. */
export function startAutoRefresh(refresh: () => void, isLookedAt: () => boolean): () => void {
  const timer = setInterval(() => isLookedAt() && refresh(), freshEvery);
  return () => clearInterval(timer);
}

/** Without user activity for this long, milliseconds, refreshing stops: requests would keep the session open. */
const leftAloneAfter = 30 * 60_000;

/** Refreshes the figures of the page while the user is active. */
export function useAutoRefresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let touched = Date.now();
    const unsubscribe = watchUserActivity(() => {
      touched = Date.now();
    });
    const isLookedAt = () => document.visibilityState === "visible" && Date.now() - touched < leftAloneAfter;
    const stop = startAutoRefresh(revalidate, isLookedAt);
    return () => {
      stop();
      unsubscribe();
    };
  }, [revalidate]);
}
