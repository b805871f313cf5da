import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { showPending } from "#app/admin/desktop/desktop-pending.ts";
import type { LiveMessage, SentRow } from "#app/domain/orders/live-message.ts";
import type { LiveState } from "#app/domain/orders/live-state.server.ts";
import type { OrderRow } from "#app/domain/orders/order-row.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { joinLeaderElection } from "./leader-tab.ts";
import { type ConnectionState, openLiveConnection } from "./live-connection.ts";
import { withRows } from "./live-rows.ts";
import { useOrderNotifications } from "./use-order-notifications.ts";
import { usePresence } from "./use-presence.ts";

/** The state of live orders at the time the server rendered the page. */
export type LiveStart = { last: string; state: LiveState };

/** The state of the connection, and the orders that changed since the page was loaded. */
export type LiveOrders = { state: LiveState; line: ConnectionState; isLeader: boolean; rows: ReadonlyMap<number, OrderRow> };

const readRow = (row: SentRow): OrderRow => ({ ...row, createdAt: new Date(row.createdAt) });

/**
 * Subscribes to order events while the back office is open. Only the leader tab of a browser holds the connection, notifies and rings.
 *
 * @param showsOrders whether the page shows orders and is revalidated when it may have missed events
 */
export function useLiveOrders(start: LiveStart, showsOrders: boolean): LiveOrders {
  const t = useText(adminOrders);
  const { revalidate } = useRevalidator();
  const announce = useOrderNotifications(start.state.newestUnheard);
  usePresence();
  const [live, setLive] = useState<LiveOrders>({ state: start.state, line: "live", isLeader: false, rows: new Map() });
  const handlers = { announce, revalidate: showsOrders ? revalidate : () => undefined, t };
  const latest = useRef(handlers);
  latest.current = handlers;
  const begin = useRef(start.last);
  const held = useRef<LiveOrders["rows"]>(new Map());

  useEffect(() => {
    let line: ReturnType<typeof openLiveConnection> | undefined;
    const turn = (to: ConnectionState) => setLive((known) => (known.line === to ? known : { ...known, line: to }));
    const take = (message: LiveMessage) => {
      begin.current = message.last;
      const { rows, hasForgotten } = withRows(held.current, message.rows.map(readRow));
      held.current = rows;
      setLive((known) => ({ ...known, state: message.state, rows }));
      if (message.missed || hasForgotten) latest.current.revalidate();
    };
    const tabs = joinLeaderElection({
      onMessage: (message) => ("line" in message ? turn(message.line) : take(message.message)),
      joined: () => line?.retry(),
      onLeader() {
        setLive((known) => ({ ...known, isLeader: true }));
        line = openLiveConnection({
          last: begin.current,
          onState(to) {
            turn(to);
            tabs.pass({ line: to });
          },
          onMessage(message) {
            take(message);
            tabs.pass({ message });
            latest.current.announce(message);
          },
        });
      },
    });
    return () => {
      tabs.leave();
      line?.close();
    };
  }, []);

  useEffect(() => {
    if (BigInt(start.last) > BigInt(begin.current)) setLive((known) => ({ ...known, state: start.state })); // covered by a later load of the page
  }, [start]);
  const { pending } = live.state;
  useEffect(() => showPending(pending, latest.current.t("live.pending", { count: pending })), [pending]);
  return live;
}

/** Whether the session has ended, so that no customer data is shown. */
export const isCovered = ({ line }: LiveOrders): boolean => line === "locked" || line === "shut";

/** The latest state of an order, unless the page is newer. */
export const newest = (order: OrderRow, { rows }: LiveOrders): OrderRow => {
  const received = rows.get(order.id);
  return received && received.version >= order.version ? received : order;
};

const isOpen = (status: OrderStatus) => status === "pending";

/**
 * The new orders that are not on the page yet: the unacknowledged ones, and on a list that starts with the newest also those that another
 * counter took.
 *
 * @param isOnTop whether the list would show an order on top; omitted where it does not start with the newest
 */
export const unseen = (
  shown: readonly { id: number }[],
  { rows }: Pick<LiveOrders, "rows">,
  isOnTop: (row: OrderRow) => boolean = () => false,
): OrderRow[] => {
  const known = new Set(shown.map(({ id }) => id));
  const newest = Math.max(0, ...known);
  return [...rows.values()].filter(
    (row) => !known.has(row.id) && ((row.isUnheard && isOpen(row.status)) || (row.id > newest && isOnTop(row))),
  );
};
