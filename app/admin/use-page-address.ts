import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { readLastPage, saveLastPage } from "./last-page.ts";
import { saveListAddress } from "./list/list-address.ts";
import { resolveAddress, shownSection } from "./page-address.ts";
import { findSection } from "./sections.ts";

/** A hash that names an element of this page, such as the skip link's, is no section. */
const isAnchor = (hash: string) => !findSection(hash.slice(1)) && document.getElementById(hash.slice(1)) !== null;

/**
 * Redirects to the page of the hash or of the stored last page, on load and whenever the hash changes; an effect, because the server receives
 * neither.
 */
export function usePageAddress(mayOpen: readonly string[]): void {
  const { pathname, search, hash: known } = useLocation();
  const navigate = useNavigate();
  const opened = mayOpen.join();
  useEffect(() => {
    const hash = known || window.location.hash; // one that was set during hydration the router does not report
    if (hash && isAnchor(hash)) return;
    const address = resolveAddress({ pathname, hash }, { lastPage: readLastPage(), mayOpen: opened.split(",") });
    if (address) navigate(address, { replace: true });
    else {
      saveLastPage(shownSection(pathname));
      saveListAddress(pathname, search);
    }
  }, [pathname, search, known, opened, navigate]);
}
