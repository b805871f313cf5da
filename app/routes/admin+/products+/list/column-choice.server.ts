import { redirect } from "@remix-run/node";
import type { StaffFilter } from "#app/domain/catalog/staff-query.ts";
import { cookieOf, setCookie } from "#app/http/cookies.server.ts";
import { productListAddress } from "./list-address.ts";
import { columnsIn, type ListColumn, usualColumns } from "./list-columns.ts";

const cookie = "product-columns";
const year = 31_536_000;

/** The columns that this device shows. */
export function columnsOf(request: Request): readonly ListColumn[] {
  const kept = cookieOf(request, cookie);
  return kept === null ? usualColumns : columnsIn(kept.split(" "));
}

/** Keeps a choice of columns that an address carries, and sends the browser to the list without it; null when it carries none. */
export function keepColumns(params: URLSearchParams, filter: StaffFilter): Response | null {
  if (!params.has("choose_columns")) return null;
  const chosen = columnsIn(params.getAll("column")).join(" ");
  return redirect(productListAddress(filter), { headers: { "Set-Cookie": setCookie(cookie, chosen, year) } });
}
