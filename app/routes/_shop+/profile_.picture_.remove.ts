import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { removeAvatar } from "#app/domain/customers/save-avatar.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  await removeAvatar(viewer.id);
  return redirectWithToast("/profile", "account-picture-removed");
}

export const loader = () => redirect("/profile/picture");
