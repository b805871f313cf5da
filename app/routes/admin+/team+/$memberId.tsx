import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Confirm } from "#app/admin/confirm.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { listHistory } from "#app/domain/audit/list-history.server.ts";
import { assignRole, roleForm } from "#app/domain/members/assign-role.server.ts";
import type { Member } from "#app/domain/members/list-members.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireTeam } from "#app/http/guard.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { timeline } from "#app/i18n/timeline.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { MemberCard } from "./components/member-card.tsx";
import { memberOf } from "./components/member-of.server.ts";
import { MemberTimeline } from "./components/member-timeline.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireTeam(request);
  const member = await memberOf(params);
  const entries = await listHistory("member", member.user_id);
  return {
    title: member.name,
    member,
    entries,
    isEffective: new URL(request.url).searchParams.has("effective"),
    isOwn: staff.id === member.user_id,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireTeam(request, "team.assign-denied");
  const form = await readForm(request, roleForm);
  if (!form.ok) return form.invalid();

  const outcome = await orRefuseBroken(assignRole(rowId(params.memberId) ?? 0, form.value.role, { by: staff.id }));
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast("/admin/team", "team-role-assigned", { values: outcome.value });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function MemberPage() {
  const { title, member, entries, isEffective, isOwn } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminTeam);
  const words = useText(timeline);
  const path = `/admin/team/${member.user_id}`;
  return (
    <>
      <PageHead title={title}>
        <LinkButton href="/admin/team" variant="quiet" small icon="arrow-left">
          {t("back")}
        </LinkButton>
        {isOwn ? null : <MemberActions {...member} path={path} />}
      </PageHead>
      <MemberCard member={member} path={path} isEffective={isEffective} isOwn={isOwn} result={result} />
      <Panel title={words("timeline")}>
        <MemberTimeline entries={entries} />
      </Panel>
    </>
  );
}

/** What a super admin does to somebody else of the team. */
function MemberActions({ name, hasTwoFactor, path }: Pick<Member, "name" | "hasTwoFactor"> & { path: string }) {
  const t = useText(adminTeam);
  return (
    <>
      <Form method="post" action={`${path}/view-as`} reloadDocument>
        <SaveKey />
        <Button variant="quiet" small icon="eye">
          {t("view-as")}
        </Button>
      </Form>
      {hasTwoFactor ? (
        <Confirm
          label={t("two-factor.reset")}
          icon="smartphone"
          question={t("two-factor.reset.sure", { name })}
          action={`${path}/reset-two-factor`}
        />
      ) : null}
      <Confirm label={t("remove")} icon="x" question={t("remove.sure", { name })} action={`${path}/remove`} />
    </>
  );
}
