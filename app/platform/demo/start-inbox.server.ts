import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type DemoFaults, type DemoInbox, demoBrowsers, demoPushService } from "#app/contract/demo-inbox.ts";
import { now } from "#app/platform/clock.server.ts";
import { env } from "#app/platform/env.server.ts";
import { startGatewayStandIn } from "./gateway-stand-in.server.ts";
import { startMailCatcher } from "./mail-catcher.server.ts";
import { startPushStandIn } from "./push-stand-in.server.ts";

type Gateway = Awaited<ReturnType<typeof startGatewayStandIn>>;
type Catcher = Awaited<ReturnType<typeof startMailCatcher>>;
type PushService = Awaited<ReturnType<typeof startPushStandIn>>;
type StandIns = { gateway: Gateway; catcher: Catcher; service: PushService; since: string };

const behaviourOf = {
  well: { mood: "well", session: "connected" },
  slow: { mood: "slow", session: "connected" },
  hanging: { mood: "hanging", session: "connected" },
  failing: { mood: "failing", session: "connected" },
  scan: { mood: "well", session: "scan" },
  "logged-out": { mood: "well", session: "logged-out" },
} as const satisfies Record<DemoFaults["gateway"], object>;

const nothing = { subject: null, html: null, media: null, link: null };

/** The shop reads at most 1 MB of an answer; e-mails are the most of it. */
const mostText = 600_000;

/** The newest of some messages, as many as the shop reads at once. */
function newestOf(messages: DemoInbox["messages"]): DemoInbox["messages"] {
  let length = 0;
  return messages.filter((message) => {
    length += JSON.stringify(message).length;
    return length < mostText;
  });
}

/** What all received, newest first: as much as the shop reads at once. */
function listReceived({ gateway, catcher, service, since }: StandIns, faults: DemoFaults): DemoInbox {
  const phones = gateway.messages.map(({ phone, message, media, at }) => ({
    ...{ ...nothing, channel: "whatsapp" as const, to: phone, text: message, media, at: at.toISOString() },
  }));
  const emails = catcher.emails.map(({ to, subject, text, html, at }) => ({
    ...{ ...nothing, channel: "email" as const, to, subject, text, html, at: at.toISOString() },
  }));
  const pushes = service.pushes.map(({ owner, word: { title = null, body = "", link = null }, at }) => ({
    ...{ ...nothing, channel: "push" as const, to: owner, subject: title, text: body, link, at: at.toISOString() },
  }));
  const all = [...phones, ...emails, ...pushes].sort((one, other) => other.at.localeCompare(one.at));
  return { faults, since, messages: newestOf(all) };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/**
 * Starts what stands in for the providers in demo mode, on the loopback: a WhatsApp gateway, a mail server, a push service, and the
 * address at which every process of the shop reads what they received (GET), switches their faults (POST) and subscribes a browser
 * of somebody to pushes (POST to `demoBrowsers`, with their name).
 *
 * @returns the environment by which the shop's processes find them, and what ends all four
 */
export async function startDemoInbox() {
  const [gateway, catcher, service] = await Promise.all([
    startGatewayStandIn(),
    startMailCatcher(),
    startPushStandIn(`https://${demoPushService}`),
  ]);
  const since = now().toISOString();
  let faults: DemoFaults = { gateway: "well", mail: "well", notOnWhatsapp: [] };
  const server = createServer(async (request, response) => {
    if (request.method === "POST" && request.url === demoBrowsers) {
      return void response.end(JSON.stringify(service.browser(await bodyOf(request))));
    }
    if (request.method === "POST") {
      faults = JSON.parse(await bodyOf(request)) as DemoFaults;
      Object.assign(gateway.behaviour, behaviourOf[faults.gateway], { notOnWhatsapp: new Set(faults.notOnWhatsapp) });
      catcher.behaviour.fault = faults.mail;
    }
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(listReceived({ gateway, catcher, service, since }, faults)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = {
    OUTBOUND_ALLOW: [...env.OUTBOUND_ALLOW, gateway.host, service.host, host].join(","),
    DEMO_INBOX_URL: `http://${host}`,
    DEMO_GATEWAY_URL: gateway.baseUrl,
    DEMO_SMTP_URL: catcher.url,
    DEMO_PUSH_URL: service.baseUrl,
  };
  const stop = async () => {
    server.closeAllConnections();
    await Promise.all([new Promise((resolve) => server.close(resolve)), gateway.stop(), catcher.stop(), service.stop()]);
  };
  return { environment, stop };
}
