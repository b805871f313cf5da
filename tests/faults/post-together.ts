import { randomUUID } from "node:crypto";
import { checkoutRequest } from "#tests/bench/rig/checkout-request.ts";
import { type Answer, HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { Shopper } from "#tests/bench/rig/shoppers.ts";
import type { Ground } from "./with-shop.ts";

/** The result of one "Place order". `ms`: its latency. */
export type PostResult = { status: number; text: string; ms: number; answer: Answer };

/**
 * Submits all "Place order" requests concurrently, each over its own open connection.
 *
 * @param key the idempotency key; by default a new one for each
 */
export async function postTogether({ shop }: Ground, shoppers: readonly Shopper[], key?: string): Promise<PostResult[]> {
  const lines = shoppers.map(() => new HttpConnection(shop.origin));
  await Promise.all(lines.map((line) => line.ask({ path: "/healthz" })));
  const submit = async (shopper: Shopper, line: HttpConnection | undefined): Promise<PostResult> => {
    const began = performance.now();
    const request = checkoutRequest(shop.origin, shopper, { key: key ?? randomUUID() });
    const answer = await (line ?? new HttpConnection(shop.origin)).ask(request);
    return { status: answer.status, text: noticeIn(answer), ms: performance.now() - began, answer };
  };
  const results = await Promise.all(shoppers.map((shopper, place) => submit(shopper, lines[place])));
  for (const line of lines) line.hangUp();
  return results;
}

/** The sentences of the notices of trouble on a page, as the customer reads them; empty when there are none. */
export const noticeIn = ({ body }: Answer): string =>
  [...body.toString().matchAll(/<div class="notice notice-error[^>]*>(.*?)<\/div>/gs)]
    .map(([, inside = ""]) =>
      inside
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .join(" ");
