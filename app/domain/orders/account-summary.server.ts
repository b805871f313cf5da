import { unreadCount } from "#app/domain/accounts/count-unread.server.ts";
import { prepareViewer, readAt, type Viewer } from "#app/domain/accounts/session.server.ts";
import type { CartRow } from "#app/domain/cart/cart-line.ts";
import { type CartSummary, cartRowsJson, cartSummary, noCart } from "#app/domain/cart/read-cart.server.ts";
import { favouriteIdsJson } from "#app/domain/catalog/list-favourites.server.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Given, raw, readRows, type Sql, sql } from "#app/platform/db.server.ts";

/** The order that a customer placed last, and how far it is. */
export type LatestOrder = { id: number; status: OrderStatus };

/** What the storefront shows of an account around every page: the latest order that was not cancelled, ids of favourites, unread notifications. */
export type AccountSummary = { cart: CartSummary; favourites: number[]; unread: number; latestOrder: LatestOrder | null };

/** The summary of a visitor without an account. */
export const noAccountSummary: AccountSummary = { cart: noCart, favourites: [], unread: 0, latestOrder: null };

type SummaryRow = { cart_rows: CartRow[] | null; favourites: number[]; unread: number; latest_order: LatestOrder | null };

/** The order that a customer placed last and did not cancel; null when there is none. */
const latestOrderJson = (userId: Sql) => sql`(
  SELECT json_build_object('id', id, 'status', status) FROM orders WHERE user_id = ${userId} AND status <> 'cancelled' ORDER BY created_at DESC, id DESC LIMIT 1)`;

/** The summary of an account as columns of one statement: a second statement costs the server more than what these read. */
const summaryColumns = (userId: Sql, at: Sql) => sql`
  ${cartRowsJson(userId)} AS cart_rows, ${favouriteIdsJson(userId)} AS favourites, ${unreadCount(userId, at)} AS unread,
  ${latestOrderJson(userId)} AS latest_order`;

const summaryOf = ({ cart_rows, favourites, unread, latest_order }: SummaryRow): AccountSummary => ({
  cart: cartSummary(cart_rows ?? []),
  favourites,
  unread,
  latestOrder: latest_order,
});

/** Somebody signed in, with the summary of their account, and what a page asked for of them beside it; that is nothing where it was not read. */
export type ViewerAccount = { viewer: Viewer; summary: AccountSummary; more: object };

/** Values for the placeholders of an account's further columns, by name. */
export type AccountGiven = Given;

/** Reads the user behind a session token as `findViewer` has it, with the summary of their account, in one statement. */
export type AccountRead = (token: string, use?: { isUse?: boolean }, given?: AccountGiven) => Promise<ViewerAccount | null>;

/** Prepares such a read with further columns about the user `u`, which come as `more`. */
export function prepareAccount(more?: Sql): AccountRead {
  const columns = summaryColumns(raw("u.id"), readAt);
  const read = prepareViewer<SummaryRow>(more ? sql`${columns}, ${more}` : columns);
  return async (token, use = {}, given = {}) => {
    const found = await read(token, use, given);
    return found && { viewer: found.viewer, summary: summaryOf(found.more), more: found.more };
  };
}

/** The read without further columns. */
export const findAccount = prepareAccount();

/** The summary of an account. */
export async function findAccountSummary(userId: number): Promise<AccountSummary> {
  const [row] = await readRows<SummaryRow>(
    sql`SELECT ${summaryColumns(sql`${userId}::int`, sql`${now().toISOString()}::timestamptz`)}`,
  );
  return row ? summaryOf(row) : noAccountSummary;
}
