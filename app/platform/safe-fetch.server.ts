import { lookup } from "node:dns";
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, connect, isIP, type LookupFunction, type Socket } from "node:net";
import { env } from "./env.server.ts";

/** Milliseconds for the whole call. */
const timeout = 10_000;

/** Bytes of an answer. */
const maxBytes = 1024 * 1024;

/** What RFC 6890 keeps from the internet: this machine, inner networks, documentation, multicast. */
const inner = new BlockList();
for (const range of [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3"],
])
  inner.addSubnet(range.split("/")[0] ?? "", Number(range.split("/")[1]), "ipv4");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  inner.addSubnet(network, bits, "ipv6");

const internet6 = new BlockList();
internet6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address belongs to the internet rather than to a machine or network of somebody's own. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, "ipv4");
  return family === 6 && internet6.check(address, "ipv6") && !inner.check(address, "ipv6");
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** Whether `OUTBOUND_ALLOW` names an address: hosts of the shop's own network, each with its port, that may be called all the same. */
export const isAllowed = (url: URL): boolean =>
  env.OUTBOUND_ALLOW.includes(`${url.hostname}:${url.port || (url.protocol === "https:" ? 443 : 80)}`);

/** Whether the shop may open a connection to a host of a setting, judging by its text: a name, a public address, or one that is allowed. */
export const mayConnect = (host: string, port: number): boolean =>
  env.OUTBOUND_ALLOW.includes(`${host}:${port}`) || isIP(host) === 0 || isPublicAddress(host);

/** Says that a host or address is none that the shop calls, as an error of connecting has it. */
const refusedAddress = (message: string): Error => Object.assign(new Error(message), { code: "EREFUSED" });

/** Whether the shop may call a URL, judging by its text: https to the internet, or a host that is allowed. */
export function mayCall(url: URL): boolean {
  if (url.username || url.password) return false;
  if (isAllowed(url)) return url.protocol === "https:" || url.protocol === "http:";
  return url.protocol === "https:" && (isIP(hostOf(url)) === 0 || isPublicAddress(hostOf(url)));
}

/** Looks a name up at the moment of connecting, so that its address cannot change between check and call. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (problem, found) => {
    const [first] = found ?? [];
    if (problem || !first) return callback(problem ?? new Error(`${hostname} has no address`), "");
    if (!found.every(({ address }) => isPublicAddress(address))) {
      return callback(refusedAddress(`${hostname} is at an address of an inner network`), "");
    }
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** What is sent, and how. */
export type Call = { method?: string; headers?: Record<string, string | number>; body?: string | Buffer | null };

/** How far a call came that failed: `written`: the request was handed over; `status`: of an answer that then broke off. */
export type FailedCall = Error & { written?: boolean; status?: number };

/** An answer of another machine, whatever its status. */
export type FetchedResponse = { status: number; headers: IncomingHttpHeaders; text: string };

/** The same as bytes, for a file. */
export type FetchedFile = Omit<FetchedResponse, "text"> & { bytes: Buffer };

/**
 * Calls another machine: the only way out of the shop for addresses that people or settings name. Private addresses are
 * refused at connect, redirects are not followed; after 10 s or 1 MB of answer it ends. Rejects then, with how far the call came.
 */
export async function safeFetch(url: URL, call: Call = {}): Promise<FetchedResponse> {
  const { bytes, ...answer } = await safeFetchFile(url, { ...call, most: maxBytes });
  return { ...answer, text: bytes.toString("utf8") };
}

/** The same for a file of at most `most` bytes. */
export async function safeFetchFile(
  url: URL,
  { method = "GET", headers = {}, body = null, most }: Call & { most: number },
): Promise<FetchedFile> {
  if (!mayCall(url)) throw new Error(`${url.origin} is no address that the shop calls`);
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeout);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const lookedUp = isAllowed(url) ? {} : { lookup: publicOnly };
    const call = send(url, { method, headers, signal, agent: false, ...lookedUp }, resolve);
    let written = false;
    call.once("finish", () => {
      written = true;
    });
    call.once("error", (problem) => reject(Object.assign(problem, { written })));
    call.end(body ?? undefined);
  });
  const status = answer.statusCode ?? 0;
  const bytes = await bytesOf(answer, most).catch((problem: unknown) => {
    throw Object.assign(problem as Error, { written: true, status });
  });
  return { status, headers: answer.headers, bytes };
}

/**
 * Opens a connection for a protocol other than HTTP to a host that staff typed in, with the same refusals: no private address unless it
 * is allowed. Rejects after `timeout` milliseconds.
 */
export function openSocket({ host, port, timeout: most }: { host: string; port: number; timeout: number }): Promise<Socket> {
  if (!mayConnect(host, port)) return Promise.reject(refusedAddress(`${host} is no address that the shop calls`));
  const lookedUp = env.OUTBOUND_ALLOW.includes(`${host}:${port}`) ? {} : { lookup: publicOnly };
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: most, ...lookedUp });
    const fail = (problem: Error) => {
      socket.destroy();
      reject(problem);
    };
    socket.once("error", fail);
    socket.once("timeout", () => fail(Object.assign(new Error(`${host} does not answer`), { code: "ETIMEDOUT" })));
    socket.once("connect", () => {
      socket.setTimeout(0);
      socket.removeAllListeners("timeout");
      resolve(socket);
    });
  });
}

async function bytesOf(answer: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) throw new Error("the answer is too large"); // leaving the loop ends the connection
    parts.push(part);
  }
  return Buffer.concat(parts);
}
