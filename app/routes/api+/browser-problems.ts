import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { limit } from "#app/http/limits.server.ts";
import { log } from "#app/platform/log.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";

const line = z.string().max(500);

/** An error that a browser reports (A8.02): its message, its place in our code, and the page. */
const browserError = z.strictObject({ message: line, place: line, page: line });

const maxCharacters = 4000;

const answer = (status: number, headers?: HeadersInit) => new Response(null, { status, ...(headers && { headers }) });

/** Logs errors of a visitor's browser (A8.02). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  const tooMany = await limit("analytics");
  if (tooMany) return answer(429, { "Retry-After": String(tooMany.seconds) });
  const body = await request.text();
  if (body.length > maxCharacters) return answer(413);
  const read = browserError.safeParse(parsed(body));
  if (!read.success) return answer(400);
  log.warn({ ...read.data, requestId: requestScope()?.requestId }, "a browser broke");
  return answer(204);
}

export const loader = () => answer(405, { Allow: "POST" });

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
