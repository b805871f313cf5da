import { demoPushService } from "#app/contract/demo-inbox.ts";
import { env } from "#app/platform/env.server.ts";
import { isAllowed, mayCall } from "#app/platform/safe-fetch.server.ts";

/** Chrome and its kin, Firefox, Edge, Safari: every browser subscribes at the service of its maker. */
const services =
  /^(fcm\.googleapis\.com|([\w-]+\.)*push\.services\.mozilla\.com|([\w-]+\.)+notify\.windows\.com|([\w-]+\.)+push\.apple\.com)$/;

/** Whether the shop sends pushes to an address: at a browser maker's service, at a host that is allowed, or at the demo's own name. */
export function isPushService(url: URL): boolean {
  if (!mayCall(url)) return false;
  if (isAllowed(url)) return true;
  return url.port === "" && (services.test(url.hostname) || (env.DEMO && url.hostname === demoPushService));
}
