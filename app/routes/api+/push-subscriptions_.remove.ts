import type { ActionFunctionArgs } from "@remix-run/node";
import { removeSubscription } from "#app/domain/push/save-subscription.server.ts";
import { unsubscribeForm } from "#app/domain/push/subscription-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { viewerOf } from "#app/http/guard.server.ts";

/** Unsubscribes one browser of the signed-in person; another person's subscription is left alone without an error. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await viewerOf(request);
  if (!viewer) throw new Response(null, { status: 401 });
  const form = await readForm(request, unsubscribeForm);
  if (!form.ok) return new Response(null, { status: 400 });
  await removeSubscription(viewer.id, form.value.endpoint);
  return new Response(null, { status: 204 });
}
