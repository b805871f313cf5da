import type { Session } from "electron";
import { originOf } from "./address.ts";

/** What stays in the page itself: pictures made by it, files it offers for saving. */
const ofThePage = /^(?:data|blob):/;

/** The one permission the shop's pages need: to copy what a button says it copies. */
const granted = "clipboard-sanitized-write";

/**
 * What a session's pages may do and load. Every permission is denied but copying from the shop's own outermost page; no
 * device is ever offered; nothing is loaded that does not come from the shop itself, so no code from anywhere else runs.
 *
 * @param home the shop's origin; null before it was chosen
 * @param ownScheme the scheme of the program's own pages
 */
export function guardSession(session: Session, { home, ownScheme }: { home: () => string | null; ownScheme: string }): void {
  const isHome = (address: string) => home() !== null && originOf(address) === home();
  session.setPermissionRequestHandler((_, permission, allow, { requestingUrl, isMainFrame }) =>
    allow(permission === granted && isMainFrame && isHome(requestingUrl)),
  );
  session.setPermissionCheckHandler((_, permission, origin) => permission === granted && isHome(origin));
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_, grant) => grant({}));
  session.webRequest.onBeforeRequest(({ url }, decide) => {
    const isOwn = url.startsWith(`${ownScheme}:`) || ofThePage.test(url) || isHome(url) || isHome(url.replace(/^ws/, "http"));
    decide({ cancel: !isOwn });
  });
  session.on("will-download", (event, item) => {
    if (!ofThePage.test(item.getURL()) && !isHome(item.getURL())) event.preventDefault();
  });
}
