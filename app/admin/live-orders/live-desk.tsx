import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { HeaderBell } from "./header-bell.tsx";
import { SignedOut } from "./signed-out.tsx";
import { isCovered, type LiveDesk, type LiveStart, useLiveOrders } from "./use-live-orders.ts";

const closed: LiveDesk = { state: { unheard: 0, newestUnheard: 0, pending: 0 }, line: "live", leads: false, rows: new Map() };

const LiveDeskContext = createContext<LiveDesk>(closed);

/** The orders as this window receives them; none without permission. */
export const useLiveDesk = (): LiveDesk => useContext(LiveDeskContext);

/** The orders list and an order's page place the bell themselves. */
const placesBell = (pathname: string): boolean => /^\/admin\/orders(?:\/\d+)?\/?$/.test(pathname);

/** Provides the live orders on every admin page. `start` is null without the right to see them. */
export function LiveDeskProvider({ start, children }: { start: LiveStart | null; children: ReactNode }) {
  return start ? <OpenDesk start={start}>{children}</OpenDesk> : children;
}

function OpenDesk({ start, children }: { start: LiveStart; children: ReactNode }) {
  const desk = useLiveOrders(start, placesBell(useLocation().pathname));
  return <LiveDeskContext.Provider value={desk}>{children}</LiveDeskContext.Provider>;
}

/** `isBroken`: an error page is shown, which places no bell. */
interface BellProps {
  mayEdit: boolean;
  isBroken: boolean;
}

/** The bell in the bar above every page that places none itself. */
export function BarBell({ mayEdit, isBroken }: BellProps) {
  const desk = useLiveDesk();
  const isPlaced = placesBell(useLocation().pathname) && !isBroken;
  return isPlaced ? null : <HeaderBell desk={desk} mayEdit={mayEdit} />;
}

/** Shows above every page that places no bell itself that nobody is signed in any more. */
export function BellCover({ mayEdit, isBroken }: BellProps) {
  const desk = useLiveDesk();
  const isPlaced = placesBell(useLocation().pathname) && !isBroken;
  return !isPlaced && isCovered(desk) ? <SignedOut desk={desk} mayEdit={mayEdit} /> : null;
}
