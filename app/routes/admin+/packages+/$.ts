import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { packageRows } from "#app/domain/packages/package-rules.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { actOnResource } from "#app/http/resource-acts.server.ts";
import { exportResource } from "#app/http/resource-export.server.ts";
import { takesImport } from "#app/http/route-bodies.ts";

export const handle = takesImport;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "packages");
  return exportResource({ request, params }, packageRows);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "packages", "edit");
  return actOnResource({ request, params }, staff, packageRows, {
    "not-deleted": "package-not-deleted",
    duplicated: "package-duplicated",
    lines: {
      ...{ added: "package-line-added", removed: "package-line-removed" },
      ...{ "not-added": "package-line-not-added", "not-removed": "package-line-not-removed" },
      plain: ["package.line-invalid", "package.line-twice"],
    },
  });
}
