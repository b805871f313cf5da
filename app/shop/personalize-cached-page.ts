import { useMatches } from "@remix-run/react";
import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import { watchReturns } from "./loader-cache.ts";
import { askWithRetries } from "./personal-retries.ts";
import type { PersonalAnswer, ShellView } from "./shell-view.ts";

const year = 365 * 24 * 60 * 60;

declare global {
  interface Window {
    /** A shared page's head has it: asks what this browser has of its own on the page; null when that fails. */
    askPersonal: () => Promise<PersonalAnswer | null>;
  }
}

/** Whether a shared page has not loaded yet what this browser has of its own. */
export const isPersonalPending = (isShared: boolean): boolean => isShared && /(^|; )personal=\w/.test(document.cookie);

/** The frame and the page's data that are shown in place of those that were loaded, while the loaded ones stay the same. */
type Shown = { loaded: ShellView; frame: ShellView; page: PersonalAnswer["page"] };

type Personalized = { view: ShellView; pageLoaded: unknown; page: PersonalAnswer["page"] };

const none = {};

const PersonalContext = createContext<Personalized | null>(null);

/** Provides the frame and the page's data of this browser. */
export const PersonalProvider = PersonalContext.Provider;

/** The storefront's data of this browser; null outside it. */
export const useShellView = (): ShellView | null => useContext(PersonalContext)?.view ?? null;

/** The data of a customer in a page that was loaded as everybody's; empty where the loaded data are the browser's own. */
export function usePersonalPart<Part extends object>(loaded: unknown): Partial<Part> {
  const personal = useContext(PersonalContext);
  return personal?.page && personal.pageLoaded === loaded ? (personal.page as Partial<Part>) : {};
}

/**
 * A page from the server's cache is the same for everybody. What this browser has of its own is loaded beside it, and takes the place of the
 * neutral frame; a load that fails leaves the page as it is and is repeated. A page that comes out of the browser's back-forward cache
 * is neutral again until it has asked, as somebody else may have signed in. The cookie `scripts` informs the server that JavaScript is available.
 */
export function usePersonalizedPage(loaded: ShellView): Personalized {
  const pageLoaded = useMatches().at(-1)?.data;
  const [shared] = useState(loaded.isShared ? { loaded, pageLoaded } : null);
  const [shown, setShown] = useState<Shown | null>(null);
  const current = useRef(loaded);
  const request = useRef<object>(undefined);
  const view = shown?.loaded === loaded ? shown.frame : loaded;

  useEffect(() => {
    current.current = loaded;
    if (view.isShared) return;
    request.current = undefined;
    document.documentElement.removeAttribute("data-own");
  }, [loaded, view]);

  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on many cheap phones
    document.cookie = `scripts=1; Path=/; Max-Age=${year}; SameSite=Lax`;
    if (!shared) return;
    const load = async () => {
      const own = {};
      request.current = own;
      const answer = await askWithRetries(window.askPersonal, () => request.current === own);
      const loaded = current.current;
      if (answer) setShown({ loaded, frame: { ...loaded, ...answer.frame }, page: answer.page });
    };
    if (isPersonalPending(true)) load();
    return watchReturns(window, () => {
      document.documentElement.dataset["own"] = "";
      setShown({ loaded: current.current, frame: shared.loaded, page: none });
      load();
    });
  }, [shared]);

  const page = shown?.page ?? none;
  return useMemo(() => ({ view, pageLoaded: shared?.pageLoaded, page }), [view, shared, page]);
}
