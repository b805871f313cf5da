import { z } from "zod";
import { cachedRead } from "#app/platform/cached-read.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { openText, sealText } from "#app/platform/seal.server.ts";
import type { Gateway } from "#app/platform/whatsapp-gateway.server.ts";
import { defaultTemplates, type TemplateKey } from "./message-templates.ts";

/** The session of the gateway that is used when none is named (B9.01). */
export const defaultCredId = "taaza-mandi";

const text = z.string().catch("");
const count = (fallback: number, least: number, most: number) => z.number().int().min(least).max(most).catch(fallback);
const template = (key: TemplateKey) =>
  z
    .string()
    .refine((written) => written.trim() !== "")
    .catch(defaultTemplates[key]);

const purpose = "whatsapp setting";

/** A secret, sealed in its row. */
const secretText = text.transform((stored) => openText(purpose, stored));

/** The parts of the WhatsApp settings by their keys (B3.32, B3.33); a damaged value counts as its default. */
const parts = {
  api_config: z.object({ base_url: text, cred_id: secretText }),
  admin_phone: z.object({ phone: text }),
  admin_numbers: z.array(z.string()),
  notifications_enabled: z.object({ new_orders: z.boolean().catch(true), status_updates: z.boolean().catch(true) }),
  message_templates: z.object({
    new_order_admin: template("new_order_admin"),
    order_confirmation: template("order_confirmation"),
    status_update: template("status_update"),
    out_for_delivery: template("out_for_delivery"),
  } satisfies Record<TemplateKey, z.ZodType>),
  pace: z.object({ min_seconds: count(2, 0, 600), max_seconds: count(5, 0, 600), daily_cap: count(1000, 1, 100_000) }),
  incoming: z.object({ is_enabled: z.boolean().catch(false), secret: secretText }),
} as const;

/** A shorter secret could be guessed, so none is as good as it. */
const shortestSecret = 16;

/** Whether the gateway passes on what customers write, signed with a secret that is long enough. */
export const takesReplies = ({ incoming }: Pick<WhatsappSettings, "incoming">): boolean =>
  incoming.is_enabled && incoming.secret.length >= shortestSecret;

/** The key of a WhatsApp setting. */
export type WhatsappKey = keyof typeof parts;

/** All keys, in the order that their rows are locked. */
export const whatsappKeys = (Object.keys(parts) as WhatsappKey[]).sort();

/** What a key holds before anything is saved. */
export const emptyPart = (key: WhatsappKey): object => (key === "admin_numbers" ? [] : {});

/** The value of a key as its row holds it: credential and secret are sealed. */
export function sealedPart<Value extends object>(value: Value): Value {
  const sealed = Object.entries(value).map(([name, held]) =>
    (name === "cred_id" || name === "secret") && typeof held === "string" ? [name, sealText(purpose, held)] : [name, held],
  );
  return Array.isArray(value) ? value : (Object.fromEntries(sealed) as Value);
}

/** The WhatsApp settings, complete. */
export type WhatsappSettings = { [Key in WhatsappKey]: z.output<(typeof parts)[Key]> };

/** The settings out of their rows, by key. */
export function whatsappSettingsOf(rows: readonly { key: string; value: unknown }[]): WhatsappSettings {
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const read = (key: WhatsappKey) => {
    const parsed = parts[key].safeParse(values.get(key));
    return [key, parsed.success ? parsed.data : parts[key].parse(emptyPart(key))] as const;
  };
  return Object.fromEntries(whatsappKeys.map(read)) as WhatsappSettings;
}

/** The saved and active rows. */
export const listWhatsappRows = () =>
  db.whatsappSetting.findMany({ where: { isActive: true }, select: { key: true, value: true } });

/** The WhatsApp settings, read once and again after each change of them. */
export const findWhatsappSettings = cachedRead("whatsapp-settings", ["whatsapp_settings"], async () =>
  whatsappSettingsOf(await listWhatsappRows()),
);

/**
 * The gateway that messages leave by: the environment's where it names one, else that of the settings, else the demo's stand-in; null
 * while there is none.
 */
export function whatsappGatewayOf({ api_config: { base_url, cred_id } }: Pick<WhatsappSettings, "api_config">): Gateway | null {
  const baseUrl = env.WHATSAPP_BASE_URL ?? (base_url || (env.DEMO && env.DEMO_GATEWAY_URL));
  return baseUrl ? { baseUrl, credId: env.WHATSAPP_CRED_ID ?? (cred_id || defaultCredId) } : null;
}
