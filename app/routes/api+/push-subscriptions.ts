import type { ActionFunctionArgs } from "@remix-run/node";
import { saveSubscription } from "#app/domain/push/save-subscription.server.ts";
import { subscriptionForm } from "#app/domain/push/subscription-form.server.ts";
import { cookieOf } from "#app/http/cookies.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { sessionCookie, viewerOf } from "#app/http/guard.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { vapidKeys } from "#app/platform/web-push.server.ts";

/** The public key that a browser subscribes with (A7.12). */
export async function loader() {
  const { publicKey } = await vapidKeys();
  return Response.json({ publicKey }, { headers: { "Cache-Control": "no-cache" } });
}

/** Stores the push subscription of a signed-in browser (A7.08). */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await viewerOf(request);
  if (!viewer) throw new Response(null, { status: 401 });
  const form = await readForm(request, subscriptionForm);
  if (!form.ok) return answer(form.invalid());
  const tooMany = await limit("push", { account: viewer.id });
  if (tooMany) return answer(tooMany.refuse(form));

  const token = cookieOf(request, sessionCookie) ?? "";
  const saved = await saveSubscription(token, form.value, request.headers.get("User-Agent"));
  return new Response(null, { status: saved ? 204 : 401 });
}

const answer = ({ data, init }: { data: unknown; init: ResponseInit | null }) => Response.json(data, init ?? {});
