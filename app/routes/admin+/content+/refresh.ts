import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { invalidatePublicPages } from "#app/domain/content/invalidate-public-pages.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { safePath } from "#app/lib/safe-path.ts";

const refreshForm = z.object({ return_to: z.string().optional().catch(undefined) });

/** The button Global Settings: the cached public pages are made anew (decisions, a control never lies; B2.04). */
export async function action({ request }: ActionFunctionArgs) {
  await requireSection(request, "content", "edit");
  const form = await readForm(request, refreshForm);
  await invalidatePublicPages();
  const back = form.ok ? form.value.return_to : undefined;
  return redirectWithToast(safePath(back, "/admin/content"), "content-global-saved");
}
