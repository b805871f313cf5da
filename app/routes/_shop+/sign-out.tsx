import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { endEverySession, endSession } from "#app/domain/accounts/session.server.ts";
import { cookieOf, setCookie } from "#app/http/cookies.server.ts";
import { asThemselves, sessionCookie, viewerOf } from "#app/http/guard.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { clearViewAs } from "#app/http/view-as.server.ts";

/** Ends this browser's session, or with `everywhere` in the address every session of the account (A2.47). */
export async function action({ request }: ActionFunctionArgs) {
  const everywhere = new URL(request.url).searchParams.has("everywhere");
  const viewer = everywhere ? await viewerOf(asThemselves(request)) : null;
  const token = cookieOf(request, sessionCookie);
  if (viewer) await endEverySession(viewer.id);
  else if (token) await endSession(token);
  const headers = new Headers({ "Set-Cookie": setCookie(sessionCookie, "", 0) });
  headers.append("Set-Cookie", clearViewAs());
  return redirectWithToast("/", everywhere ? "account-signed-out-everywhere" : "account-signed-out", { headers });
}

export const loader = () => redirect("/");
