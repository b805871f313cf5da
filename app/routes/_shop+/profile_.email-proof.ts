import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { resendEmailProof } from "#app/domain/accounts/identity/prove-email.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { redirectWithRefusal, redirectWithToast } from "#app/http/toast.server.ts";

/** Sends the link that confirms the viewer's own e-mail address once more: five times an hour at most. */
export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireCustomer(request);
  const tooMany = await limit("reset", { account: `email-proof ${id}` });
  if (tooMany) return redirectWithRefusal(request, "/profile", tooMany.refusal);
  const outcome = await resendEmailProof(id);
  if (!outcome.ok) return redirectWithRefusal(request, "/profile", outcome.refusal);
  return redirectWithToast("/profile", "email-proof-sent");
}

export const loader = () => redirect("/profile");
