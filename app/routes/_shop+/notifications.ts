import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { markAllRead, markRead, markReadForm } from "#app/domain/accounts/mark-read.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";

const inbox = "/profile?tab=inbox";

/** Marks inbox messages as read, one or all; opening one redirects to its subject. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const form = await readForm(request, markReadForm);
  if (!form.ok) return form.invalid();
  const { notification_id: id, open } = form.value;
  if (id === undefined) {
    await markAllRead(viewer.id);
    return redirect(inbox);
  }
  const read = await markRead(viewer.id, id);
  if (!read) throw new Response(null, { status: 404 });
  return redirect((open && read.link) || inbox);
}

export const loader = () => redirect(inbox);
