import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EditModal } from "#app/admin/edit-modal.tsx";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { permissionLevels } from "#app/domain/members/grant-permission.server.ts";
import { revokeForm, revokePermission } from "#app/domain/members/revoke-permission.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireTeam } from "#app/http/guard.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { freeText, oneOf, rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { useText } from "#app/i18n/use-text.ts";
import { TextAreaField } from "#app/ui/field.tsx";
import { MemberCard } from "./components/member-card.tsx";
import { memberOf } from "./components/member-of.server.ts";
import { useSectionNames } from "./components/section-names.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireTeam(request);
  const member = await memberOf(params);
  const { searchParams } = new URL(request.url);
  const section = freeText(searchParams, "section_key", 40);
  const level = oneOf(searchParams, "permission_level", permissionLevels, "view");
  return { title: member.name, member, isOwn: staff.id === member.user_id, section, level };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireTeam(request, "team.revoke-denied");
  const form = await readForm(request, revokeForm);
  if (!form.ok) return form.invalid();

  const userId = rowId(params.memberId) ?? 0;
  const outcome = await orRefuseBroken(revokePermission({ ...form.value, userId, by: staff.id }));
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(`/admin/team#member-${userId}`, "team-section-revoked");
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function RevokePage() {
  const { title, member, isOwn, section, level } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminTeam);
  const { nameOf } = useSectionNames();
  const frame = useFormFrame({ id: "revoke-section", result });
  const path = `/admin/team/${member.user_id}`;
  const query = new URLSearchParams({ section_key: section, permission_level: level });
  return (
    <>
      <PageHead title={title} />
      <EditModal title={t("revoke.title", { section: nameOf(section), name: member.name })} closeTo={path} asks>
        <FormFrame
          frame={frame}
          title={result?.error?.[""] ? t("failed.revoke") : null}
          save={{ label: t("revoke"), variant: "danger" }}
          discardTo={path}
          method="post"
          action={`${path}/revoke?${query}`}
          className="grid gap-3"
        >
          <p>{t(`level.${level}`)}</p>
          <input type="hidden" name="section_key" value={section} />
          <input type="hidden" name="permission_level" value={level} />
          <TextAreaField label={t("reason")} {...frame.control("reason")} maxLength={500} />
        </FormFrame>
      </EditModal>
      <MemberCard member={member} path={path} isEffective={false} isOwn={isOwn} />
    </>
  );
}
