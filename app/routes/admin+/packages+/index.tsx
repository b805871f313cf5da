import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { saveNewLines } from "#app/domain/packages/add-package-lines.server.ts";
import { listPickedLines } from "#app/domain/packages/list-package-lines.server.ts";
import { readTypedLines } from "#app/domain/packages/package-line-form.server.ts";
import { packageRows } from "#app/domain/packages/package-rules.server.ts";
import { readFormData } from "#app/http/form-data.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { takesPicture } from "#app/http/route-bodies.ts";
import { readPackageParts, seesCost } from "#app/pages/staff-packages.server.ts";
import { packageResource } from "./packages.tsx";

export const handle = takesPicture;

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "packages");
  const view = await readResource(request, staff, packageRows, "packages");
  return { ...view, ...(await readPackageParts(request, staff, view)) };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "packages", "edit");
  const sent = await readFormData(request.clone());
  const reply = await saveResource(request, staff, packageRows, undefined, saveNewLines);
  if (reply instanceof Response) return reply;
  return data({ ...reply.data, picked: await listPickedLines(readTypedLines(sent), seesCost(staff)) }, reply.init ?? {});
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function PackagesPage() {
  return <ResourcePage resource={packageResource} view={useLoaderData<typeof loader>()} />;
}
