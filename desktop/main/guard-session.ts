import type { Session } from "electron";
import { originOf } from "./address.ts";

/** Origins of the page itself: its own pictures, and files it offers for saving. */
const ofThePage = /^(?:data|blob):/;

/** The one permission of the shop's pages: writing to the clipboard. */
const granted = "clipboard-sanitized-write";

/**
 * Permissions and requests of a session's pages. Every permission is denied except clipboard writes of the shop's own top frame; no device
 * is offered; only the shop's own origin is loaded, so no foreign code runs.
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
