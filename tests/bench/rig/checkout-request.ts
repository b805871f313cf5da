import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import type { Answer, HttpRequest } from "./http-connection.ts";
import type { Shopper } from "./shoppers.ts";

/** Headers of a form sent by a browser that stands on a page of this shop. */
export const formHeaders = (origin: string, cookie = ""): Record<string, string> => ({
  Origin: origin,
  Accept: "text/html",
  "Content-Type": "application/x-www-form-urlencoded",
  ...(cookie && { Cookie: cookie }),
});

/** A "Place order" request without JavaScript. */
export function checkoutRequest(origin: string, { cookie }: Shopper, fields: Record<string, string> = {}): HttpRequest {
  const body = new URLSearchParams(checkoutFields(fields)).toString();
  return { method: "POST", path: "/checkout", headers: formHeaders(origin, cookie), body };
}

/** The number of the order that this answer acknowledges, or null. */
export function acknowledged({ status, headers }: Answer): number | null {
  const [, id] = /^\/order-success\?order=(\d+)$/.exec(headers.get("location") ?? "") ?? [];
  return status === 302 && id ? Number(id) : null;
}
