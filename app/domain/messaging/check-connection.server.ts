import { z } from "zod";
import { findWhatsappSettings, whatsappGatewayOf } from "#app/domain/settings/whatsapp-settings.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { judgeSending } from "#app/platform/whatsapp-answer.ts";
import { type GatewayState, readGatewayState } from "#app/platform/whatsapp-gateway.server.ts";

/** What is looked at when the gateway does not work (B2.15). */
export const connectionChecks = ["url", "service", "credential", "session"] as const;

/** One of them. */
export type ConnectionCheck = (typeof connectionChecks)[number];

/** `unknown`: not checked while an earlier one fails. */
export type CheckResult = "ok" | "failed" | "unknown";

/** The state of the connection, since when it has been so, what was found, and the gateway's own words. */
export type WhatsappConnection = {
  state: "connected" | "disconnected";
  since: Date;
  checks: Record<ConnectionCheck, CheckResult>;
  said: string;
};

const results = (url: CheckResult, service: CheckResult, credential: CheckResult, session: CheckResult) => ({
  ...{ url, service, credential, session },
});

/** A name that leads nowhere or a broken certificate is the address; a refused connection is the service. */
const isAddress = (said: string): boolean => !/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/.test(said);

function checksOf({ kind, said }: GatewayState): Record<ConnectionCheck, CheckResult> {
  switch (kind) {
    case "connected":
      return results("ok", "ok", "ok", "ok");
    case "disconnected":
      return results("ok", "ok", "ok", "failed");
    case "credential":
      return results("ok", "ok", "failed", "unknown");
    case "unreadable":
    case "address":
      return results("failed", "unknown", "unknown", "unknown");
    case "unreachable":
      return isAddress(said) ? results("failed", "unknown", "unknown", "unknown") : results("ok", "failed", "unknown", "unknown");
    case "silent":
      return results("ok", "failed", "unknown", "unknown");
  }
}

/** The result of a send outweighs the reported state for this time. */
const recently = 10 * 60_000;

/** Whether a kept answer to a sending says that the session does not work. */
function isRefusal(answer: string | null | undefined): boolean {
  const [, status, text = ""] = /^(\d{3}) (.*)$/s.exec(answer ?? "") ?? [];
  return status !== undefined && judgeSending({ status: Number(status), text }).verdict === "down";
}

/**
 * Whether sending is refused because the session is signed out, which the gateway's state does not show: the channel is stopped for it
 * now, or the latest message was refused.
 */
async function isSignedOut(): Promise<boolean> {
  const lane = await db.outboxLane.findFirst({ where: { name: "whatsapp", downSince: { not: null } }, select: { reason: true } });
  if (isRefusal(lane?.reason)) return true;
  const last = await db.whatsappMessage.findFirst({
    where: { createdAt: { gt: new Date(now().getTime() - recently) } },
    orderBy: { id: "desc" },
    select: { errorMessage: true },
  });
  return isRefusal(last?.errorMessage);
}

const key = "connection";
const kept = z.object({ state: z.enum(["connected", "disconnected"]), since: z.coerce.date() });

/** Writes the state where it differs from the one before, so that every process shows the same "since". */
async function noteState(state: WhatsappConnection["state"]): Promise<Date> {
  const at = now();
  const value = JSON.stringify({ state, since: at.toISOString() });
  await db.$executeRaw`
    INSERT INTO whatsapp_settings AS s (setting_key, setting_value, updated_at) VALUES (${key}, ${value}::jsonb, ${at})
    ON CONFLICT (setting_key) DO UPDATE SET setting_value = excluded.setting_value, updated_at = excluded.updated_at
    WHERE s.setting_value ->> 'state' IS DISTINCT FROM ${state}`;
  const row = await db.whatsappSetting.findUnique({ where: { key }, select: { value: true } });
  return kept.parse(row?.value).since;
}

/** Asks the gateway how its session is (B7.82); it may take 10 s. Without a gateway nothing is connected. */
export async function checkConnection(): Promise<WhatsappConnection> {
  const gateway = whatsappGatewayOf(await findWhatsappSettings());
  const found: GatewayState = gateway ? await readGatewayState(gateway) : { kind: "address", said: "" };
  const checks = checksOf(found);
  if (found.kind === "connected" && (await isSignedOut())) checks.session = "failed";
  const state = checks.session === "ok" ? "connected" : "disconnected"; // one state: badge, test and panel agree
  return { state, since: await noteState(state), checks, said: found.said };
}
