import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { sendAudiences } from "#app/domain/push/campaign.ts";
import { sendForm } from "#app/domain/push/campaign-form.server.ts";
import { countAudiences } from "#app/domain/push/count-audience.server.ts";
import { createCampaign } from "#app/domain/push/create-campaign.server.ts";
import { findTemplate } from "#app/domain/push/list-templates.server.ts";
import type { ResourceResult } from "#app/domain/resource/resource-view.ts";
import { readForm } from "#app/http/form.server.ts";
import { readFormData } from "#app/http/form-data.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminPush } from "#app/i18n/admin-push.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { karachiDate, karachiTime } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AudienceField } from "./components/audience-field.tsx";
import { EnabledUsers } from "./components/enabled-users.tsx";
import { PushHead, pushPaths } from "./components/push-head.tsx";
import { PushTexts } from "./components/push-texts.tsx";
import { readEnabled } from "./components/read-enabled.server.ts";
import { ScheduleFields } from "./components/schedule-fields.tsx";
import { replySent, sendingFailed } from "./components/sending-reply.server.ts";
import { usedFields } from "./components/used-fields.server.ts";

/** `?template=3` begins with that template. What could not be counted or found is not said (B8.21). */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "fcm-notifications");
  const template = rowId(new URL(request.url).searchParams.get("template") ?? undefined);
  const [enabled, counts, begun] = await Promise.all([
    readEnabled(request),
    readOrFallback("push audiences", countAudiences(sendAudiences), null),
    template ? readOrFallback("push template", findTemplate(template), null) : null,
  ]);
  return {
    title: translator(langOf(request), admin)("section.fcm-notifications"),
    ...{ enabled, counts, begun, mayEdit: staff.may("fcm", "edit") },
    earliest: `${karachiDate(now())}T${karachiTime(now())}`,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "fcm-notifications", "edit");
  const form = await readForm(request, sendForm, usedFields(await readFormData(request)));
  if (!form.ok) return form.invalid();

  const outcome = await orRefuseBroken(createCampaign(form.value, { by: staff.id }));
  if (!outcome.ok) return form.refuse(sendingFailed(outcome.refusal, langOf(request)), outcome.refusal.field ? 400 : 409);
  return replySent(pushPaths.campaigns, outcome.value);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function SendPage() {
  const { title, enabled, counts, begun, mayEdit, earliest } = useLoaderData<typeof loader>();
  const reply = useActionData<{ result?: ResourceResult; browsers?: number }>();
  const t = useText(adminPush);
  const isTest = useLocation().pathname.endsWith("/send-test");
  const frame = useFormFrame({ id: "send-push", result: reply?.result });
  return (
    <>
      <PushHead title={title} tab="send" />
      <EnabledUsers {...enabled} />
      {reply?.browsers ? <Notice tone="success">{t("test.sent", { count: reply.browsers })}</Notice> : null}
      {mayEdit ? (
        <FormFrame
          frame={frame}
          title={reply?.result?.error?.[""] ? null : t(isTest ? "test.failed" : "send.failed")}
          unsaved={reply?.browsers ? [t("field.title"), t("field.message")] : []}
          save={{ label: t("send"), icon: "send", disabled: enabled.blocked !== null }}
          discardTo={pushPaths.send}
          method="post"
          action={`${pushPaths.send}?index`}
          className="admin-panel grid max-w-text gap-4"
          noValidate
        >
          <PushTexts frame={frame} title={begun?.titleTemplate} message={begun?.messageTemplate} />
          <AudienceField frame={frame} offered={sendAudiences} counts={counts} />
          <ScheduleFields frame={frame} earliest={earliest} />
          <div>
            <Button variant="quiet" small icon="bell" formAction={`${pushPaths.send}/send-test`}>
              {t("test")}
            </Button>
          </div>
        </FormFrame>
      ) : null}
    </>
  );
}
