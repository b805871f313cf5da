import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { customerReply, replyAsCustomer } from "#app/domain/messaging/reply-as-customer.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { env } from "#app/platform/env.server.ts";

/** Writes to the shop as one of the demo's customers. */
export async function action({ request }: ActionFunctionArgs) {
  if (!env.DEMO) throw new Response(null, { status: 404 });
  const form = await readForm(request, customerReply);
  if (!form.ok) return form.invalid();
  const result = await replyAsCustomer(form.value);
  const back = `/demo/inbox?to=${encodeURIComponent(form.value.phone)}`;
  return redirectWithToast(back, result === "taken" ? "demo-reply-taken" : "demo-reply-not-taken");
}

export const loader = () => redirect("/demo/inbox");
