import type { ActionFunctionArgs } from "@remix-run/node";
import { type IncomingResult, takeIncoming } from "#app/domain/messaging/take-incoming.server.ts";
import { limit } from "#app/http/limits.server.ts";

/** A message of 6,000 characters in its envelope, escaped. */
const maxCharacters = 50_000;

const statuses: Readonly<Record<IncomingResult, number>> = { taken: 204, off: 404, unsigned: 401, unreadable: 400, busy: 503 };

const answer = (status: number, headers?: HeadersInit) => new Response(null, { status, ...(headers && { headers }) });

/** Takes what customers write to the shop's WhatsApp number, from the gateway, which signs it (contract). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  const tooMany = await limit("incoming-whatsapp");
  if (tooMany) return answer(429, { "Retry-After": String(tooMany.seconds) });
  const body = await request.text();
  if (body.length > maxCharacters) return answer(413);
  return answer(statuses[await takeIncoming(body, request.headers.get("X-Signature") ?? "")]);
}

export const loader = () => answer(405, { Allow: "POST" });
