import { z } from "zod";
import { type DemoFaults, type DemoInbox, demoBrowsers, gatewayFaults, mailFaults } from "#app/contract/demo-inbox.ts";
import { pastedField } from "#app/lib/form-fields.server.ts";
import { gatewayPhone } from "#app/lib/phone.ts";
import { env } from "#app/platform/env.server.ts";
import { safeFetch } from "#app/platform/safe-fetch.server.ts";
import type { PushAddress } from "#app/platform/web-push.server.ts";

/** What the demo's stand-ins received and how they behave; null where they are not running, as under plain `remix-serve`. */
export async function readDemoInbox(): Promise<DemoInbox | null> {
  if (!env.DEMO || !env.DEMO_INBOX_URL) return null;
  const { text } = await safeFetch(new URL(env.DEMO_INBOX_URL));
  return JSON.parse(text) as DemoInbox;
}

/** Opens a browser at the demo's push service, whose pushes stand under `owner`; null where the stand-ins are not running. */
export async function openDemoBrowser(owner: string): Promise<PushAddress | null> {
  if (!env.DEMO || !env.DEMO_INBOX_URL) return null;
  const headers = { "Content-Length": Buffer.byteLength(owner) };
  const { text } = await safeFetch(new URL(demoBrowsers, env.DEMO_INBOX_URL), { method: "POST", headers, body: owner });
  return JSON.parse(text) as PushAddress;
}

/** Numbers with commas between, as the gateway is sent them; what is none is left out. */
const numbersField = pastedField(500)
  .default("")
  .transform((typed) => typed.split(",").flatMap((number) => gatewayPhone(number) ?? []));

/** The form that switches the faults of the demo's stand-ins. */
export const demoFaultsForm = z
  .object({ gateway: z.enum(gatewayFaults), mail: z.enum(mailFaults), not_on_whatsapp: numbersField })
  .transform(({ not_on_whatsapp: notOnWhatsapp, ...faults }): DemoFaults => ({ ...faults, notOnWhatsapp }));

/** Switches the faults of the demo's stand-ins; does nothing where they are not running. */
export async function setDemoFaults(faults: DemoFaults): Promise<void> {
  if (!env.DEMO || !env.DEMO_INBOX_URL) return;
  const body = JSON.stringify(faults);
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
  await safeFetch(new URL(env.DEMO_INBOX_URL), { method: "POST", headers, body });
}
