import { readStored, writeStored } from "#app/lib/browser-storage.ts";
import { pushAddress, pushBody } from "#app/lib/push-body.ts";
import { pushSupportMessage, startWorker } from "./push-support.ts";

/** Storage key set after an opt-out in this browser that left its permission granted. */
const stopped = "push-stopped";

const day = 24 * 60 * 60 * 1000;

async function findManager(): Promise<PushManager> {
  await startWorker();
  return (await navigator.serviceWorker.ready).pushManager;
}

async function post(address: string, body: URLSearchParams): Promise<boolean> {
  return (await fetch(address, { method: "POST", body })).ok;
}

async function readKey(): Promise<string> {
  const { publicKey } = (await (await fetch(pushAddress)).json()) as { publicKey: string };
  return publicKey;
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Subscribes this browser with the shop's key and sends the subscription to the server (A4.02); returns whether that worked. */
export async function subscribe(): Promise<boolean> {
  const [manager, key] = await Promise.all([findManager(), readKey()]);
  const known = await manager.getSubscription();
  const isStale = known !== null && keyOf(known) !== key;
  if (isStale) await known.unsubscribe();
  const current = isStale ? null : known;
  const subscription = current ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const isStored = await post(pushAddress, pushBody(subscription.toJSON(), isStale ? known.endpoint : undefined));
  writeStored(stopped, null);
  if (isStored) writeStored(pushSupportMessage, `${Date.now()} ${subscription.endpoint}`);
  return isStored;
}

/** In the window: the shop's key was compared with the subscription's since this window was opened. */
const compared = "push-key-compared";

/**
 * Sends the subscription to the server again once a day, and whenever it changed; at the first page of a visit also when the shop's key
 * is another one since, for its pushes would reach this browser no more. Not after an opt-out.
 */
export async function renewSubscription(): Promise<void> {
  if (isStopped()) return;
  const subscription = await (await findManager()).getSubscription();
  if (!subscription || !isReported(subscription) || !(await hasShopKey(subscription))) await subscribe();
}

async function hasShopKey(subscription: PushSubscription): Promise<boolean> {
  if (readStored(compared, "window") !== null) return true;
  const isSame = keyOf(subscription) === (await readKey());
  writeStored(compared, "1", "window");
  return isSame;
}

export function isStopped(): boolean {
  return readStored(stopped) !== null;
}

function isReported({ endpoint }: PushSubscription): boolean {
  const [at, known] = readStored(pushSupportMessage)?.split(" ") ?? [];
  return known === endpoint && Date.now() - Number(at) < day;
}

/** Whether this browser is subscribed, by its local state. */
export async function isSubscribed(): Promise<boolean> {
  return !isStopped() && (await (await findManager()).getSubscription()) !== null;
}

/** Unsubscribes this browser until it is turned on here again; the server deletes the subscription now or at its next push. */
export async function unsubscribe(): Promise<boolean> {
  const subscription = await (await findManager()).getSubscription();
  writeStored(stopped, "1");
  writeStored(pushSupportMessage, null);
  if (!subscription) return true;
  await post(`${pushAddress}/remove`, new URLSearchParams({ endpoint: subscription.endpoint })).catch(() => false);
  return subscription.unsubscribe();
}
