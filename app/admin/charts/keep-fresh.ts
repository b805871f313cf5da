import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** How often the figures are asked for again, milliseconds (A9.13). */
export const freshEvery = 30_000;

/** Refreshes every 30 seconds as long as somebody looks, until the function it gives back is called. */
export function keepFresh(refresh: () => void, isLookedAt: () => boolean): () => void {
  const timer = setInterval(() => isLookedAt() && refresh(), freshEvery);
  return () => clearInterval(timer);
}

/** Keeps the figures of the page fresh. */
export function useFreshFigures(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => keepFresh(revalidate, () => document.visibilityState === "visible"), [revalidate]);
}
