import type { ActionFunctionArgs } from "@remix-run/node";
import { optimizeBody } from "#app/domain/media/optimize-body.server.ts";
import { optimizePicture } from "#app/domain/media/optimize-picture.server.ts";
import { requireStaff, viewerOf } from "#app/http/guard.server.ts";
import { limit } from "#app/http/limits.server.ts";

type Answer = { success: boolean; optimizedUrl: string | null };

const answer = (status: number, body: Answer, headers: HeadersInit = {}) => Response.json(body, { status, headers });

/** The address as sent, returned with an error: on failure the original is used (A7.53). */
const originalIn = (body: unknown): string | null => {
  const sent = typeof body === "object" && body !== null && "imageUrl" in body ? body.imageUrl : null;
  return typeof sent === "string" ? sent.slice(0, 2000) : null;
};

/**
 * Resizes a picture stored here (A7.52), for staff who may edit its subject. An external picture, or one that cannot be decoded, gets
 * `success: false` and its own address.
 */
export async function action({ request }: ActionFunctionArgs) {
  if (!(await viewerOf(request))) return answer(401, { success: false, optimizedUrl: null });
  const staff = await requireStaff(request);
  const sent: unknown = await request.json().catch(() => null);
  const optimizedUrl = originalIn(sent);
  const body = optimizeBody.safeParse(sent);
  if (!body.success) return answer(400, { success: false, optimizedUrl });
  if (!staff.may(body.data.permission, "edit")) return answer(403, { success: false, optimizedUrl });
  const tooMany = await limit("picture", { account: staff.id });
  if (tooMany) return answer(429, { success: false, optimizedUrl }, { "Retry-After": String(tooMany.seconds) });

  const optimized = await optimizePicture(body.data);
  return answer(200, { success: optimized !== null, optimizedUrl: optimized ?? optimizedUrl });
}
