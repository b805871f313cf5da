import type { ActionFunctionArgs } from "@remix-run/node";
import { sectionPath } from "#app/admin/sections.ts";
import { sendTestMessage, testMessageForm } from "#app/domain/messaging/send-test-message.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

export { default, loader, meta } from "./index.tsx";

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "whatsapp", "edit");
  const form = await readForm(request, testMessageForm);
  if (!form.ok) return form.invalid();
  const outcome = await orRefuseBroken(sendTestMessage(form.value, { by: staff.id, lang: langOf(request) }));
  if (!outcome.ok) return form.refuse(outcome.refusal, outcome.refusal.field ? 400 : 502);
  return redirectWithToast(`${sectionPath("whatsapp")}?check=1`, "whatsapp-test-sent");
}
