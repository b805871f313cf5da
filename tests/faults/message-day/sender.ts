import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { pushes } from "#app/domain/push/pushes.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { openDatabase } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { SenderOrder } from "./senders.ts";

/** A process that delivers what is due each time that it is given the time, until it is killed. */
env.DEMO = false;
process.on("message", ({ url, at }: SenderOrder) => {
  if (url) openDatabase(url);
  if (!at) return void process.send?.("ready");
  setClock(new Date(at));
  return void deliverOutbox(undefined, pushes)
    .catch(() => undefined)
    .then(() => process.send?.("done"));
});
process.send?.("ready");
