import { z } from "zod";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { deleteOwnAccount } from "#app/domain/users/anonymise-user.server.ts";
import { setCookie } from "#app/http/cookies.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { sessionCookie } from "#app/http/guard.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

const deleteForm = z.object({ current_password: z.string().min(1).max(200) });

/** Deletes a person's own account and signs this browser out. */
export async function deleteOwn(request: Request, viewer: Viewer) {
  const form = await readForm(request, deleteForm);
  if (!form.ok) return form.invalid();
  const tooMany = await limit("password", { account: viewer.id });
  if (tooMany) return tooMany.refuse(form);

  const outcome = await deleteOwnAccount(viewer.id, form.value.current_password);
  if (!outcome.ok) return form.refuse(outcome.refusal, outcome.refusal.field ? 400 : 409);
  return redirectWithToast("/", "account-deleted", { headers: { "Set-Cookie": setCookie(sessionCookie, "", 0) } });
}
