import { demoPassword } from "#prisma/seed/seed-people.ts";
import { formHeaders } from "#tests/bench/rig/checkout-request.ts";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { tally, type Verdict } from "./verdict.ts";
import { withShop } from "./with-shop.ts";

const victim = "customer@demo.test";

/** A right password is accepted however many wrong ones others sent for the account. */
export const lockOut = (folder: ShopFolder): Promise<Verdict[]> =>
  withShop(folder, { DEMO_LIMITS: "1", TRUST_PROXY: "loopback" }, async ({ shop }) => {
    const line = new HttpConnection(shop.origin);
    const signIn = async (network: string, password: string, email = victim, cookie = "") => {
      const headers = { ...formHeaders(shop.origin, cookie), "X-Forwarded-For": network };
      return line.ask({ method: "POST", path: "/auth", headers, body: new URLSearchParams({ email, password }).toString() });
    };
    const known = /known=[^;]+/.exec((await signIn("198.51.100.1", demoPassword)).headers.get("set-cookie") ?? "")?.[0] ?? "";
    const wrong: number[] = [];
    for (let turn = 0; turn < 12; turn++) wrong.push((await signIn("203.0.113.1", "wrong")).status);
    const elsewhere = await signIn("198.51.100.2", demoPassword);
    const there = await signIn("203.0.113.1", demoPassword);
    for (let turn = 0; turn < 50; turn++) await signIn("203.0.113.1", "wrong", `guess${turn}@made.test`);
    const [stranger, device] = [
      await signIn("203.0.113.1", demoPassword),
      await signIn("203.0.113.1", demoPassword, victim, known),
    ];
    line.hangUp();
    const verdict = (what: string, status: number, right: number): Verdict => ({
      what,
      seen: String(status),
      ok: status === right,
    });
    return [
      {
        what: "twelve wrong passwords from one network are answered",
        seen: tally(wrong),
        ok: wrong.every((status) => status === 400),
      },
      verdict("then the right one from another network comes in", elsewhere.status, 302),
      verdict("and from the same network, later", there.status, 302),
      verdict("a network that guessed at fifty accounts has to wait", stranger.status, 429),
      verdict("a device that signed in before does not", device.status, 302),
    ];
  });
