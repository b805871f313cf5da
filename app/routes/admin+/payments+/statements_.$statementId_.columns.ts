import type { ActionFunctionArgs } from "@remix-run/node";
import { columnsForm, saveColumns } from "#app/domain/orders/statements/save-statement.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";
import { requireStatement } from "./components/require-statement.server.ts";
import { statementPath } from "./components/statement-address.ts";

/** Keeps which column of a source's statements holds what. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const { id, source, header } = await requireStatement(params);
  const form = await readForm(request, columnsForm);
  if (!form.ok) return form.invalid();

  const outcome = await saveColumns({ source, header }, form.value, { by: staff.id });
  return redirectWithOutcome(
    request,
    statementPath(id),
    outcome.ok ? { ok: true, value: null } : outcome,
    "statement-columns-saved",
  );
}
