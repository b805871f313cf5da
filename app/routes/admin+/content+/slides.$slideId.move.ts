import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { directions, moveSlide } from "#app/domain/content/move-slide.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";

const moveForm = z.object({ direction: z.enum(directions, "choice") });

/** One place up or down (A2.120). What is gone meanwhile is seen on the list. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  const form = await readForm(request, moveForm);
  const id = rowId(params.slideId);
  if (form.ok && id !== null) await moveSlide(id, form.value.direction, { by: staff.id });
  return redirect("/admin/content");
}
