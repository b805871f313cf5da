import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { HeaderBell } from "./header-bell.tsx";
import { SignedOut } from "./signed-out.tsx";
import { isCovered, type LiveOrders, type LiveStart, useLiveOrders } from "./use-live-orders.ts";

const closed: LiveOrders = {
  state: { unheard: 0, newestUnheard: 0, pending: 0 },
  line: "live",
  isLeader: false,
  rows: new Map(),
};

const LiveOrdersContext = createContext<LiveOrders>(closed);

/** The orders as this window receives them; none without permission. */
export const useLiveOrdersContext = (): LiveOrders => useContext(LiveOrdersContext);

/** The orders list places the bell itself, where its rows do not move. */
const placesBell = (pathname: string): boolean => /^\/admin\/orders\/?$/.test(pathname);

const showsOrders = (pathname: string): boolean => /^\/admin\/orders(?:\/\d+)?\/?$/.test(pathname);

/** Provides the live orders on every admin page. `start` is null without the right to see them. */
export function LiveOrdersProvider({ start, children }: { start: LiveStart | null; children: ReactNode }) {
  return start ? <SubscribedProvider start={start}>{children}</SubscribedProvider> : children;
}

function SubscribedProvider({ start, children }: { start: LiveStart; children: ReactNode }) {
  const live = useLiveOrders(start, showsOrders(useLocation().pathname));
  return <LiveOrdersContext.Provider value={live}>{children}</LiveOrdersContext.Provider>;
}

/** `isBroken`: an error page is shown, which places no bell. */
interface BellProps {
  mayEdit: boolean;
  isBroken: boolean;
}

/** The bell in the bar above every page that places none itself. */
export function BarBell({ mayEdit, isBroken }: BellProps) {
  const live = useLiveOrdersContext();
  const isPlaced = placesBell(useLocation().pathname) && !isBroken;
  return isPlaced ? null : <HeaderBell live={live} mayEdit={mayEdit} />;
}

/** Shows that the session has ended, above every page without a bell of its own. */
export function BellCover({ mayEdit, isBroken }: BellProps) {
  const live = useLiveOrdersContext();
  const isPlaced = placesBell(useLocation().pathname) && !isBroken;
  return !isPlaced && isCovered(live) ? <SignedOut live={live} mayEdit={mayEdit} /> : null;
}
