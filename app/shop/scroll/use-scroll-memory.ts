import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useBeforePaint } from "#app/ui/use-before-paint.ts";
import type { LeftPage, ScrollRestorer } from "./scroll-restorer.ts";

/** Before one of these events there is nothing to store, so the code is loaded with the first of them. */
const firstSigns = ["scroll", "pointerdown", "keydown"] as const;

/** Once for all pages, in the root: back and forward restore the scroll position, any other navigation begins at the top (A2.76). */
export function useScrollMemory(): void {
  const { key, pathname, search, hash } = useLocation();
  const path = pathname + search;
  const cameBack = useNavigationType() === "POP";
  const shown = useRef<string>();
  const latest = useRef(path);
  latest.current = path;
  const owed = useRef<string>();
  const restorer = useRestorer(latest, owed);

  useBeforePaint(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === key) return;
    shown.current = key;
    restorer.current?.open(path);
    owed.current = undefined;
    if (isFirst) return; // after a document load the browser restores by itself, sooner than any script
    if (!cameBack) return staysPut() ? undefined : toTop(hash);
    if (restorer.current) restorer.current.bringBack();
    else owed.current = path;
  }, [key, path, hash, cameBack, restorer]);
}

/** The keeper, once loaded; a page that is waiting for a restore gets it then. */
function useRestorer(path: { current: string }, owed: { current: string | undefined }) {
  const restorer = useRef<ScrollRestorer>();
  useEffect(() => {
    const started = new AbortController();
    const begin = async () => {
      started.abort();
      const left: LeftPage[] = [];
      const leave = () => left.push({ path: path.current, x: scrollX, y: scrollY });
      // The event that loads the code may navigate before the code has arrived.
      addEventListener("click", leave, { capture: true });
      const { ScrollRestorer } = await import("./scroll-restorer.ts");
      removeEventListener("click", leave, { capture: true });
      restorer.current ??= new ScrollRestorer(path.current, left);
      if (owed.current !== undefined) restorer.current.bringBack();
    };
    for (const sign of firstSigns) addEventListener(sign, begin, { passive: true, signal: started.signal });
    history.scrollRestoration = "manual";
    const restoreBrowserScroll = () => {
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", restoreBrowserScroll);
    return () => {
      started.abort();
      removeEventListener("pagehide", restoreBrowserScroll);
    };
  }, [path, owed]);
  return restorer;
}

/** Whether the navigation asked to preserve the scroll position. Remix has that in the router state alone. */
function staysPut(): boolean {
  const { __remixRouter: router } = window as { __remixRouter?: { state: { preventScrollReset?: boolean } } };
  return router?.state.preventScrollReset === true;
}

function toTop(hash: string): void {
  const target = hash ? document.getElementById(decoded(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else scrollTo({ left: 0, top: 0, behavior: "instant" });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
