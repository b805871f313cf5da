import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { findRestoredContact } from "#app/domain/accounts/identity/undo-change.server.ts";
import { requestReset } from "#app/domain/accounts/request-reset.server.ts";
import { limit, networkOfRequest } from "#app/http/limits.server.ts";
import { redirectWithRefusal } from "#app/http/toast.server.ts";

/** Sends what leads to a new password to the phone or address that a link put back, as `/forgot-password` does. */
export async function action({ request }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const here = `/undo-change?token=${encodeURIComponent(token)}`;
  const contact = await findRestoredContact(token);
  if (contact === null) return redirect(here);
  const tooMany = await limit("reset", { account: `${contact} ${networkOfRequest()}` });
  if (tooMany) return redirectWithRefusal(request, here, tooMany.refusal);
  const asked = await requestReset(contact);
  if (!asked.ok) return redirectWithRefusal(request, here, asked.refusal);
  return redirect(asked.value ? `/reset-password?request=${asked.value}` : "/forgot-password?sent");
}

export const loader = () => redirect("/");
