import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { deleteCustomPackage } from "#app/domain/packages/delete-custom-package.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const outcome = await deleteCustomPackage({ id: rowId(params.id) ?? 0, userId: viewer.id });
  if (!outcome.ok) throw new Response(null, { status: 404 });
  return redirectWithToast("/packages", "package-deleted");
}

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/edit-custom-package/${rowId(params.id) ?? 0}`);
