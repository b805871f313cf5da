import type { ActionFunctionArgs } from "@remix-run/node";
import { sectionPath } from "#app/admin/sections.ts";
import { resendFailed } from "#app/domain/messaging/act-on-message.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";
import { outboxFilterOf } from "./components/outbox-filter-of.server.ts";

/** Sends all messages of a filter that failed again. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "outbox", "edit");
  const { search, searchParams } = new URL(request.url);
  const outcome = await resendFailed(outboxFilterOf(searchParams), { by: staff.id });
  const said = outcome.ok ? { ok: true as const, value: { count: String(outcome.value) } } : outcome;
  return redirectWithOutcome(request, sectionPath("outbox") + search, said, "messages-resent");
}
