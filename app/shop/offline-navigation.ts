import { translator } from "#app/i18n/translate.ts";
import { unanswered } from "#app/i18n/unanswered.ts";
import { stayOnPage } from "#app/ui/stay-on-page.ts";
import { showToast } from "#app/ui/toast-list.ts";

/** What this needs of Remix's router. */
type Router = {
  state: { navigation: { state: string; location?: Address | undefined } };
};

type Address = { pathname: string; search: string; hash: string };

const here = () => location.pathname + location.search;
const readLang = () => (document.documentElement.lang.startsWith("ur") ? "ur" : "en");

/** Whether a request loads the data of the page that the router is loading. */
function isFor({ pathname }: Address, asked: unknown): boolean {
  return asked instanceof URL && asked.pathname === `${pathname === "/" ? "/_root" : pathname.replace(/\/$/, "")}.data`;
}

let isWatching = false;

/**
 * For the storefront, once per document. A page that can't be loaded without a network is shown as this browser stored it; one that was not
 * stored is not opened: the current page stays, and a toast gives the reason. Back to such a page shows the error page, as the address has changed already.
 */
export function watchOfflineNavigation(): void {
  if (isWatching) return;
  isWatching = true;
  const send = window.fetch;
  window.fetch = async (...request) => {
    try {
      return await send(...request);
    } catch (problem) {
      const router = window.__remixRouter as unknown as Router;
      const { state, location: to } = router.state.navigation;
      const isRead = (request[1]?.method ?? "GET") === "GET" && problem instanceof TypeError;
      if (isRead && state === "loading" && to && isFor(to, request[0])) await replacePage(router, to);
      throw problem;
    }
  };
}

async function replacePage(router: Router, to: Address): Promise<void> {
  const href = to.pathname + to.search;
  if ("caches" in window && (await caches.match(href, { ignoreVary: true }))) {
    location.assign(href + to.hash);
    await new Promise(() => undefined); // this page is left: nothing is to be shown in its place
  }
  if (router.state.navigation.location !== to || here() === href) return;
  stayOnPage();
  showToast({ title: translator(readLang(), unanswered)("offline"), tone: "error" });
}
