import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { endOwnSessions, isSessionOf } from "#app/domain/accounts/session-list.server.ts";
import { cookieOf, setCookie } from "#app/http/cookies.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireCustomer, sessionCookie } from "#app/http/guard.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { orNull } from "#app/lib/form-fields.server.ts";

const devicesPath = "/profile/devices";

const sessionForm = z.object({ session: z.string().max(100).optional().transform(orNull) });

/** Signs one of a person's own devices out, this one too, or without one named all but this one. */
export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireCustomer(request);
  const form = await readForm(request, sessionForm);
  if (!form.ok) return form.invalid();
  const { session: key } = form.value;
  const here = cookieOf(request, sessionCookie) ?? "";
  await endOwnSessions(id, { key, here });
  if (key === null) return redirectWithToast(devicesPath, "account-others-signed-out");
  if (!isSessionOf(here, key)) return redirectWithToast(devicesPath, "account-device-signed-out");
  return redirectWithToast("/", "account-signed-out", { headers: { "Set-Cookie": setCookie(sessionCookie, "", 0) } });
}

export const loader = () => redirect(devicesPath);
