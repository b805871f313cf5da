import type { IncomingMessage, RequestListener } from "node:http";
import { isOwnMachine } from "#app/platform/network-addresses.ts";

/** Answered under any name: a monitor asks by the address of the machine, and a signed message proves itself. */
const anywhere: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/api/whatsapp/incoming"]);

const sentence = "This shop is not known under this name.\n";

/** Which names a shop is asked by, and who may forward requests to it. */
export type KnownHosts = {
  origin: string | undefined;
  innerHosts: (port?: number) => readonly string[];
  isProxy: (address: string) => boolean;
};

const nameOf = (header: string | string[] | undefined): string => (typeof header === "string" ? header.trim().toLowerCase() : "");

/**
 * Answers a request for another host than the shop's own with 421, once it has an address (decisions, security: no page is served under
 * a stranger's name). A proxy on the way, and a program of this machine, may also use the machine's own names.
 *
 * @param hosts.origin `APP_ORIGIN`; without one the shop is served under any name
 * @param hosts.innerHosts the names of this machine with the port in use
 */
export function atKnownHost(answer: RequestListener, { origin, innerHosts, isProxy }: KnownHosts): RequestListener {
  if (!origin) return answer;
  const { host } = new URL(origin);
  const isKnown = ({ headers, socket }: IncomingMessage): boolean => {
    const peer = socket.remoteAddress ?? "";
    const isTrusted = isProxy(peer);
    const asked = (isTrusted && nameOf(headers["x-forwarded-host"])) || nameOf(headers.host);
    if (asked === host || withoutPort(asked, origin) === host) return true;
    return (isTrusted || isOwnMachine(peer)) && innerHosts(socket.localPort).includes(asked);
  };
  return (req, res) => {
    const path = req.url?.split("?", 1)[0] ?? "";
    if (anywhere.has(path) || isKnown(req)) return void answer(req, res);
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Connection: "close" };
    res.writeHead(421, headers).end(sentence);
  };
}

/** A browser leaves the usual port of a scheme out, other programs name it. */
function withoutPort(host: string, origin: string): string {
  const usual = origin.startsWith("https:") ? ":443" : ":80";
  return host.endsWith(usual) ? host.slice(0, -usual.length) : host;
}
