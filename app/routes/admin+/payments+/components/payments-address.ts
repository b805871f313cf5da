import { sectionPath } from "#app/admin/sections.ts";
import type { PaymentFilter } from "#app/domain/orders/payment-filter.ts";

/** How the list shows its payments. */
export const paymentShows = ["table", "cards"] as const;

/** One of the two. */
export type PaymentShow = (typeof paymentShows)[number];

/** What the list shows, and how. */
export type PaymentQuery = PaymentFilter & { show: PaymentShow };

/** The address of the list; defaults are left out. */
export function paymentsAddress({ pile, status, gateway, search, page, show }: PaymentQuery): string {
  const query = new URLSearchParams({
    ...(pile !== "all" && { pile }),
    ...(search && { q: search }),
    ...(status && { status }),
    ...(gateway && { gateway }),
    ...(show !== "table" && { show }),
    ...(page > 1 && { page: String(page) }),
  });
  return sectionPath("payments") + (query.size > 0 ? `?${query}` : "");
}

/** Whether anything is searched or filtered. */
export const isFiltered = ({ pile, status, gateway, search }: PaymentFilter): boolean =>
  pile !== "all" || status !== null || gateway !== null || search !== "";

/** The same list from its first page with nothing searched or filtered. */
export const unfilteredPayments = (query: PaymentQuery): PaymentQuery => ({
  ...query,
  ...{ pile: "all", status: null, gateway: null, search: "", page: 1 },
});

/** The page of statements. */
export const statementsPath = `${sectionPath("payments")}/statements`;

/** The page of one statement. */
export const statementPath = (id: number): string => `${statementsPath}/${id}`;
