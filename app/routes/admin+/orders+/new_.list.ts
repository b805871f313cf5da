import type { ActionFunctionArgs } from "@remix-run/node";
import { matchMessage } from "#app/domain/counter/match-list.server.ts";
import { listForm } from "#app/domain/counter/sale-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";

/** Parses a pasted list into lines, each with its matching products, and the parts that could not be parsed. */
export async function action({ request }: ActionFunctionArgs) {
  await requireSection(request, "orders", "edit");
  const form = await readForm(request, listForm);
  if (!form.ok) throw new Response(null, { status: 400 });
  return Response.json(await matchMessage(form.value.list));
}
