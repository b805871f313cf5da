import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { HeadLink, ListHead } from "#app/admin/list/list-head.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { campaignLimits, quickAudiences } from "#app/domain/push/campaign.ts";
import { quickForm } from "#app/domain/push/campaign-form.server.ts";
import { countAudiences } from "#app/domain/push/count-audience.server.ts";
import { sendQuickPush } from "#app/domain/push/create-campaign.server.ts";
import { listChosenPeople } from "#app/domain/push/list-chosen-people.server.ts";
import { listLatestCampaigns } from "#app/domain/push/list-latest-campaigns.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken, readWithReference } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { adminPush } from "#app/i18n/admin-push.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { AudienceField } from "./components/audience-field.tsx";
import { ChosenPeople } from "./components/chosen-people.tsx";
import { EnabledUsers } from "./components/enabled-users.tsx";
import { LatestCampaigns } from "./components/latest-campaigns.tsx";
import { pushPaths, quickPath } from "./components/push-head.tsx";
import { PushTexts } from "./components/push-texts.tsx";
import { readEnabled } from "./components/read-enabled.server.ts";
import { replySent } from "./components/sending-reply.server.ts";

/** `?user=12&user=13` sends to these people in place of an audience; their names are for who may read users. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "fcm-notifications");
  const asked = new URL(request.url).searchParams.getAll("user").slice(0, campaignLimits.people);
  const ids = staff.may("users") ? asked.map(rowId).filter((id) => id !== null) : [];
  const [enabled, counts, people, campaigns] = await Promise.all([
    readEnabled(request),
    readOrFallback("push audiences", countAudiences([...quickAudiences, "selected"], ids), null),
    ids.length > 0 ? listChosenPeople(ids) : [],
    readWithReference("push campaigns", listLatestCampaigns()),
  ]);
  return {
    title: translator(langOf(request), adminPush)("quick"),
    ...{ enabled, counts, people, campaigns, mayEdit: staff.may("fcm", "edit") },
    isNobody: asked.length > 0 && people.length === 0,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "fcm-notifications", "edit");
  const form = await readForm(request, quickForm);
  if (!form.ok) return form.invalid();

  const outcome = await orRefuseBroken(sendQuickPush(form.value, { by: staff.id }));
  if (!outcome.ok) return form.refuse(outcome.refusal, outcome.refusal.field ? 400 : 409);
  return replySent(quickPath, outcome.value);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function QuickPage() {
  const { title, enabled, counts, people, campaigns, mayEdit, isNobody } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminPush);
  const frame = useFormFrame({ id: "quick-push", result });
  return (
    <>
      <ListHead title={title}>
        <HeadLink href={pushPaths.send} icon="bell" label={t("full")} />
      </ListHead>
      <p className="text-ink-2">{t("quick.why")}</p>
      <EnabledUsers {...enabled} />
      {isNobody ? (
        <Notice tone="haldi">
          <p>{t("people.gone")}</p>
          <a href={quickPath}>{t("people.all")}</a>
        </Notice>
      ) : null}
      {mayEdit && !isNobody ? (
        <FormFrame
          frame={frame}
          title={t("send.failed")}
          save={{ label: t("send"), icon: "send", disabled: enabled.blocked !== null }}
          discardTo={quickPath}
          method="post"
          className="admin-panel grid max-w-text gap-4"
          noValidate
        >
          <PushTexts frame={frame} />
          {people.length > 0 ? (
            <ChosenPeople people={people} count={counts?.selected ?? null} />
          ) : (
            <AudienceField frame={frame} offered={quickAudiences} counts={counts} />
          )}
        </FormFrame>
      ) : null}
      <LatestCampaigns campaigns={campaigns.value} reference={campaigns.reference} />
    </>
  );
}
