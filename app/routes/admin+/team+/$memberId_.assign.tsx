import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EditModal } from "#app/admin/edit-modal.tsx";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { grantForm, grantPermission, permissionLevels } from "#app/domain/members/grant-permission.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireTeam } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { MemberCard } from "./components/member-card.tsx";
import { memberOf } from "./components/member-of.server.ts";
import { useSectionNames } from "./components/section-names.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireTeam(request);
  const member = await memberOf(params);
  const title = translator(langOf(request), adminTeam)("assign.to", { name: member.name });
  return { title, member, isOwn: staff.id === member.user_id, levels: permissionLevels, today: karachiDate(now()) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireTeam(request, "team.grant-denied");
  const form = await readForm(request, grantForm);
  if (!form.ok) return form.invalid();

  const userId = rowId(params.memberId) ?? 0;
  const outcome = await orRefuseBroken(grantPermission({ ...form.value, userId, by: staff.id }));
  if (!outcome.ok) return form.refuse(outcome.refusal, outcome.refusal.code === "team.not-member" ? 409 : 400);
  return redirectWithToast(`/admin/team#member-${userId}`, "team-section-assigned");
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function AssignSectionPage() {
  const { title, member, isOwn, levels, today } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminTeam);
  const { options } = useSectionNames();
  const frame = useFormFrame({ id: "assign-section", result });
  const path = `/admin/team/${member.user_id}`;
  return (
    <>
      <PageHead title={member.name} />
      <EditModal title={title} closeTo={path} asks>
        <FormFrame
          frame={frame}
          title={result?.error?.[""] ? t("failed.grant") : null}
          save={{ label: t("assign") }}
          discardTo={path}
          method="post"
          action={`${path}/assign`}
          className="grid gap-3"
        >
          <SelectField
            label={t("section")}
            {...frame.control("section_key")}
            options={options}
            placeholder={t("section.choose")}
            {...(member.role !== "super_admin" && { hint: t("section.hint") })}
          />
          <SelectField
            label={t("level")}
            {...frame.control("permission_level")}
            options={levels.map((level) => ({ value: level, label: t(`level.${level}`) }))}
            placeholder={t("level.choose")}
          />
          <Field label={t("expires")} hint={t("expires.hint")} {...frame.control("expires_at")} type="date" min={today} />
          <TextAreaField label={t("notes")} {...frame.control("notes")} maxLength={500} />
        </FormFrame>
      </EditModal>
      <MemberCard member={member} path={path} isEffective={false} isOwn={isOwn} />
    </>
  );
}
