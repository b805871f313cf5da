import { redirect } from "@remix-run/node";
import type { StaffFilter } from "#app/domain/catalog/staff-query.ts";
import { cookieOf, setCookie } from "#app/http/cookies.server.ts";
import { productListAddress } from "./list-address.ts";
import { columnsIn, defaultColumns, type ListColumn } from "./list-columns.ts";

const cookie = "product-columns";
const year = 31_536_000;

/** The columns shown on this device. */
export function columnsOf(request: Request): readonly ListColumn[] {
  const stored = cookieOf(request, cookie);
  return stored === null ? defaultColumns : columnsIn(stored.split(" "));
}

/** Stores a choice of columns from the address in a cookie and redirects to the list without it; null without such a choice. */
export function storeColumns(params: URLSearchParams, filter: StaffFilter): Response | null {
  if (!params.has("choose_columns")) return null;
  const chosen = columnsIn(params.getAll("column")).join(" ");
  return redirect(productListAddress(filter), { headers: { "Set-Cookie": setCookie(cookie, chosen, year) } });
}
