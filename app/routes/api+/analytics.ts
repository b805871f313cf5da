import type { ActionFunctionArgs } from "@remix-run/node";
import { isbot } from "isbot";
import { eventsBody } from "#app/domain/analytics/events-body.server.ts";
import { recordEvents } from "#app/domain/analytics/record-events.server.ts";
import { viewerOf } from "#app/http/guard.server.ts";
import { limit } from "#app/http/limits.server.ts";

/** Ten events are about two kilobytes. */
const maxCharacters = 20_000;

const answer = (status: number, headers?: HeadersInit) => new Response(null, { status, ...(headers && { headers }) });

/** Parses a body; undefined when it is no JSON. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Records visitors' events, up to ten per request (A7.09). Those of robots are accepted and discarded. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  const tooMany = await limit("analytics");
  if (tooMany) return answer(429, { "Retry-After": String(tooMany.seconds) });

  const body = await request.text();
  if (body.length > maxCharacters) return answer(413);
  const read = eventsBody.safeParse(parse(body));
  if (!read.success) return answer(400);

  const userAgent = request.headers.get("User-Agent");
  if (isbot(userAgent)) return answer(204);
  const viewer = await viewerOf(request);
  await recordEvents(read.data.events, { userId: viewer?.id ?? null, userAgent });
  return answer(204);
}

export const loader = () => answer(405, { Allow: "POST" });
