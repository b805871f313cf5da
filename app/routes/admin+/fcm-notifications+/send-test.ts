import { type ActionFunctionArgs, data } from "@remix-run/node";
import { testPushForm } from "#app/domain/push/campaign-form.server.ts";
import { sendTestPush } from "#app/domain/push/send-test-push.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";

export { default, loader, meta } from "./index.tsx";

/** Sends what is written to the browsers of whoever wrote it; the form stays as it is (B8.19). */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "fcm-notifications", "edit");
  const form = await readForm(request, testPushForm);
  if (!form.ok) return form.invalid();
  const outcome = await orRefuseBroken(sendTestPush(form.value, { by: staff.id }));
  if (!outcome.ok) {
    const { code } = outcome.refusal;
    return form.refuse(code === "broken" ? { code: "push.test-failed" } : outcome.refusal, outcome.refusal.field ? 400 : 502);
  }
  return data({ result: form.reply(), browsers: outcome.value.browsers });
}
