import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { forgetTrustedDevice } from "#app/domain/two-factor/trusted-devices.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { requireMember, securityPath } from "#app/http/two-factor-setup.server.ts";

/** Asks for a code again on a device that was trusted. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { id } = await requireMember(request);
  await forgetTrustedDevice(id, rowId(params["id"]) ?? 0);
  return redirectWithToast(securityPath, "two-factor-device-forgotten");
}

export const loader = () => redirect(securityPath);
