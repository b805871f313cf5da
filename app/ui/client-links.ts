import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { isOtherBuild } from "./other-build.ts";

/**
 * Navigates plain links on the client: one listener instead of a router component per link, which would cost the server a third of a page's
 * rendering. A link to a file, or one that must load a document, has `download`, `target` or `data-reload`; after one with `data-keep-scroll` the page
 * stays where it was scrolled to.
 */
export function useClientLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const path = link && pathOf(link);
      if (!path || !isPlainClick(event) || !staysHere(link)) return;
      event.preventDefault();
      navigate(path, { preventScrollReset: "keepScroll" in link.dataset });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** Where a link leads on this site; null where the path begins with two slashes, which a router may read as another host. */
export const pathOf = ({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): string | null =>
  /^[/\\]{2}/.test(pathname) ? null : pathname + search + hash;

function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Storefront and back office do not have each other's routes; both have the sign-in page. */
const isOtherHalf = (path: string): boolean => path !== "/auth" && isAdmin(path) !== isAdmin(location.pathname);

const isAdmin = (path: string): boolean => /^\/admin(\/|$)/i.test(path);

function staysHere(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || "reload" in link.dataset) return false;
  if (isOtherHalf(link.pathname) || isOtherBuild()) return false;
  const jumpsWithinPage = link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
  return !jumpsWithinPage;
}
