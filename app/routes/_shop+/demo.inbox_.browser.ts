import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signInName } from "#app/domain/accounts/display-name.ts";
import { saveSubscription } from "#app/domain/push/save-subscription.server.ts";
import { cookieOf } from "#app/http/cookies.server.ts";
import { requireCustomer, sessionCookie } from "#app/http/guard.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { openDemoBrowser } from "#app/platform/demo/read-inbox.server.ts";
import { env } from "#app/platform/env.server.ts";

/** Subscribes a browser of the demo's push service for whoever is signed in: what is pushed to them then arrives in the demo's inbox. */
export async function action({ request }: ActionFunctionArgs) {
  if (!env.DEMO) throw new Response(null, { status: 404 });
  const viewer = await requireCustomer(request);
  const browser = await openDemoBrowser(signInName(viewer));
  const token = cookieOf(request, sessionCookie) ?? "";
  const isSaved = browser !== null && (await saveSubscription(token, browser, "Demo inbox"));
  return redirectWithToast("/demo/inbox", isSaved ? "demo-browser-opened" : "demo-browser-not-opened");
}

export const loader = () => redirect("/demo/inbox");
