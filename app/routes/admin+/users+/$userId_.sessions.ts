import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { endSessionsOfUser } from "#app/domain/users/block-user.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";
import { orNull } from "#app/lib/form-fields.server.ts";

const sessionForm = z.object({ session: z.string().optional().transform(orNull) });

/** Ends one session of an account, or all of them. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "users", "edit");
  const form = await readForm(request, sessionForm);
  if (!form.ok) return form.invalid();
  const id = rowId(params.userId) ?? 0;
  const outcome = await endSessionsOfUser(id, { by: staff.id, session: form.value.session });
  return redirectWithOutcome(request, `/admin/users/${id}`, outcome, "user-sessions-ended");
}
