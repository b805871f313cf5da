import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useBeforePaint } from "#app/ui/use-before-paint.ts";
import type { LeftPage, ScrollKeeper } from "./scroll-keeper.ts";

/** There is nothing to remember before somebody does one of these, so its code comes with the first of them. */
const firstSigns = ["scroll", "pointerdown", "keydown"] as const;

/** Once for all pages, in the root: back and forward bring a page back where it stood, anything new begins at its top (A2.76). */
export function useScrollMemory(): void {
  const { key, pathname, search, hash } = useLocation();
  const path = pathname + search;
  const cameBack = useNavigationType() === "POP";
  const shown = useRef<string>();
  const latest = useRef(path);
  latest.current = path;
  const owed = useRef<string>();
  const keeper = useKeeper(latest, owed);

  useBeforePaint(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === key) return;
    shown.current = key;
    keeper.current?.open(path);
    owed.current = undefined;
    if (isFirst) return; // what is loaded whole the browser puts back by itself, and sooner than any script
    if (!cameBack) return staysPut() ? undefined : toTop(hash);
    if (keeper.current) keeper.current.bringBack();
    else owed.current = path;
  }, [key, path, hash, cameBack, keeper]);
}

/** The keeper, and nothing before it has come; a page that was owed its place meanwhile gets it then. */
function useKeeper(path: { current: string }, owed: { current: string | undefined }) {
  const keeper = useRef<ScrollKeeper>();
  useEffect(() => {
    const heard = new AbortController();
    const begin = async () => {
      heard.abort();
      const left: LeftPage[] = [];
      const leave = () => left.push({ path: path.current, x: scrollX, y: scrollY });
      // The press that calls for the code may lead away before the code is here.
      addEventListener("click", leave, { capture: true });
      const { ScrollKeeper } = await import("./scroll-keeper.ts");
      removeEventListener("click", leave, { capture: true });
      keeper.current ??= new ScrollKeeper(path.current, left);
      if (owed.current !== undefined) keeper.current.bringBack();
    };
    for (const sign of firstSigns) addEventListener(sign, begin, { passive: true, signal: heard.signal });
    history.scrollRestoration = "manual";
    const handOver = () => {
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", handOver);
    return () => {
      heard.abort();
      removeEventListener("pagehide", handOver);
    };
  }, [path, owed]);
  return keeper;
}

/** Whether whoever sent the visitor here asked for the page to stay where it is. Remix keeps that in the router alone. */
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
