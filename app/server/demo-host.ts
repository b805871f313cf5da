import { lookup } from "node:dns/promises";
import { BlockList, isIPv4, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { env } from "#app/platform/env.server.ts";

/** This machine, and the ranges that no router of the internet passes on (RFC 1918, 3927, 4193, 4291). */
const near = new BlockList();
near.addSubnet("127.0.0.0", 8, "ipv4");
near.addSubnet("10.0.0.0", 8, "ipv4");
near.addSubnet("172.16.0.0", 12, "ipv4");
near.addSubnet("192.168.0.0", 16, "ipv4");
near.addSubnet("169.254.0.0", 16, "ipv4");
near.addAddress("::1", "ipv6");
near.addSubnet("fc00::", 7, "ipv6");
near.addSubnet("fe80::", 10, "ipv6");

const isNear = (address: string): boolean => near.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/** Where a shop would listen and its origin; `own` are the addresses of the machine. */
type Surroundings = { isDemo: boolean; isExplicit: boolean; host: string; origin: string | undefined; own: readonly string[] };

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? []);

const surroundings = (): Surroundings => ({
  isDemo: env.DEMO,
  isExplicit: Boolean(process.env["DEMO"]),
  host: env.HOST,
  origin: env.APP_ORIGIN,
  own: ownAddresses(),
});

/** The addresses that listening on a host opens; none when its name leads nowhere. */
async function addressesOf(host: string, own: readonly string[]): Promise<readonly string[]> {
  if (host === "0.0.0.0") return own.filter(isIPv4);
  if (host === "::") return own;
  const found = await lookup(host, { all: true }).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== "ENOTFOUND") throw new Error(`The address of HOST=${host} cannot be looked up (${problem.code}).`);
    return [];
  });
  return found.map(({ address }) => address);
}

/**
 * The demo accounts' passwords are public, so demo mode does not open to the internet by itself: an address outside loopback and
 * the private ranges, or an https origin, needs `DEMO=1` set by hand. Throws a sentence for the operator.
 */
export async function refusePublicDemo({ isDemo, isExplicit, host, origin, own }: Surroundings = surroundings()): Promise<void> {
  if (!isDemo || isExplicit) return;
  const far = (await addressesOf(host, own)).find((address) => !isNear(address));
  const open = far ?? (origin?.startsWith("https:") ? origin : undefined);
  if (open === undefined) return;
  throw new Error(
    `This would open the demo shop, whose passwords everybody knows, at ${open}. Set DATABASE_URL or DEMO=0 for a shop of your own, or DEMO=1 if the demo is meant.`,
  );
}
