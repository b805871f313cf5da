import { checkoutRequest } from "#tests/bench/rig/checkout-request.ts";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import type { Verdict } from "./verdict.ts";
import { withShop } from "./with-shop.ts";

const typed = { customer_name: "Bushra", delivery_address: "House 7, Street 9", delivery_notes: "Ring twice" };

/** A session that ends while its customer fills in the checkout: nothing typed is lost, and one order comes of it. */
export const sessionEnd = (folder: ShopFolder): Promise<Verdict[]> =>
  withShop(folder, {}, async ({ shop, client }) => {
    const [shopper] = await makeShoppers(client, 1, () => [{ productId: 2, quantity: 1000 }]);
    if (!shopper) throw new Error("There is no shopper.");
    const line = new HttpConnection(shop.origin);
    await client.query("UPDATE sessions SET expires_at = now() - interval '1 minute' WHERE user_id = $1", [shopper.userId]);
    const sent = await line.ask(checkoutRequest(shop.origin, shopper, typed));
    const kept = /checkout=[^;]+/.exec(sent.headers.get("set-cookie") ?? "")?.[0] ?? "";
    await client.query("UPDATE sessions SET expires_at = now() + interval '1 day' WHERE user_id = $1", [shopper.userId]);
    const cookie = `${shopper.cookie}; ${kept}`;
    const page = await line.ask({ path: "/checkout", headers: { Accept: "text/html", Cookie: cookie } });
    const missing = Object.values(typed).filter((text) => !page.body.toString().includes(text));
    const placed = await line.ask(checkoutRequest(shop.origin, { ...shopper, cookie }, typed));
    line.hangUp();
    const { rows } = await client.query("SELECT FROM orders WHERE user_id = $1", [shopper.userId]);
    const to = sent.headers.get("location") ?? "";
    return [
      {
        what: "a checkout sent after the session ended leads to the sign-in",
        seen: `${sent.status} ${to}`,
        ok: to.startsWith("/auth?"),
      },
      {
        what: "what was typed is there afterwards",
        seen: missing.length === 0 ? "all" : `without ${missing}`,
        ok: missing.length === 0,
      },
      { what: "and becomes one order", seen: `${placed.status}, ${rows.length}`, ok: placed.status === 302 && rows.length === 1 },
    ];
  });
