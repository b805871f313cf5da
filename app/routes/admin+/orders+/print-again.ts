import type { ActionFunctionArgs } from "@remix-run/node";
import { countPrint } from "#app/domain/documents/count-print.server.ts";
import { findPrint } from "#app/domain/documents/find-print.server.ts";
import { printAgainForm } from "#app/domain/documents/print-form.server.ts";
import { readForm, refusalStatus } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { countedPrint } from "./papers/counted-print.server.ts";

/** Counts one more copy of a print, of all its orders, and returns it to the desktop window's page to print. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const form = await readForm(request, printAgainForm);
  if (!form.ok) throw new Response(null, { status: 400 });
  const known = await findPrint(form.value.key);
  if (!known) throw new Response(null, { status: 404 });
  const outcome = await countPrint({ ...known, by: staff.id });
  if (!outcome.ok) throw new Response(null, { status: refusalStatus(outcome.refusal, 404) });

  const { width = null, lang = langOf(request) } = form.value;
  return countedPrint({ ...known, key: outcome.value, width, lang });
}
