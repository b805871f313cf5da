import { networkInterfaces } from "node:os";

/** Addresses that mean every address of the machine. */
const everywhere = new Set(["0.0.0.0", "::", "0:0:0:0:0:0:0:0"]);

const loopback = ["127.0.0.1", "localhost"];

/** A machine's addresses change with the network it joins; they are looked up again after so long, milliseconds. */
const lookedUpFor = 10_000;

let lookedUp: { at: number; addresses: string[] } | undefined;

/** This machine's own addresses in its networks, IPv4 first; without loopback and those that need the name of a network card. */
function networkAddresses(): string[] {
  const now = performance.now();
  if (!lookedUp || now - lookedUp.at > lookedUpFor) {
    const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    const usable = found.filter(({ internal, address }) => !internal && !/^fe80:/i.test(address));
    usable.sort((a, b) => a.family.localeCompare(b.family));
    lookedUp = { at: now, addresses: usable.map(({ address }) => address) };
  }
  return lookedUp.addresses;
}

/** As it stands in an address that a browser opens. */
const written = (host: string): string => (host.includes(":") ? `[${host}]` : host);

/**
 * The hosts under which browsers reach a server that listens on `host`, the one to announce first: this machine's two names,
 * then what is beyond them: the address that was named, or all of the machine's addresses when it listens everywhere.
 */
export function reachableHosts(host: string): string[] {
  if (everywhere.has(host)) return [...loopback, ...(host.includes(":") ? ["::1"] : []), ...networkAddresses()].map(written);
  if (loopback.includes(host)) return [host, ...loopback.filter((name) => name !== host)];
  return [written(host), ...(host === "::1" ? ["localhost"] : [])];
}

/** Whether a connection comes from this machine itself. */
export const isOwnMachine = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);
