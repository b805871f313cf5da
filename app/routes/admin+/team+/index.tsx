import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { listInvites } from "#app/domain/members/invites.server.ts";
import { listMembers } from "#app/domain/members/list-members.server.ts";
import { requireTeam } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readWithReference } from "#app/http/read-or-null.server.ts";
import { wholeNumber } from "#app/http/search-params.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MemberCard } from "./components/member-card.tsx";
import { OpenInvites, OpenInvitesButton } from "./components/open-invites.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireTeam(request);
  const { value, reference } = await readWithReference("the team", Promise.all([listMembers(), listInvites()]));
  const [members, invites] = value ?? [null, []];
  const title = translator(langOf(request), admin)("section.team");
  const effective = wholeNumber(new URL(request.url).searchParams, "effective", { fallback: 0 });
  return { title, members, invites, reference, effective, ownId: staff.id };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function TeamPage() {
  const { title, members, invites, reference, effective, ownId } = useLoaderData<typeof loader>();
  const t = useText(adminTeam);
  if (!members) {
    const again = (
      <LinkButton href="/admin/team" small icon="refresh-cw" data-reload>
        {t("retry")}
      </LinkButton>
    );
    return (
      <>
        <PageHead title={title} />
        <EmptyState icon="triangle-alert" title={t("failed.load")} action={again}>
          {t("failed.load.why", { reference: reference ?? "" })}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHead title={title}>
        {invites.length > 0 ? <OpenInvitesButton count={invites.length} /> : null}
        <LinkButton href="/admin/team/invite" small variant="quiet" icon="link">
          {t("invite")}
        </LinkButton>
        <LinkButton href="/admin/team/add" small icon="plus" data-new>
          {t("add")}
        </LinkButton>
      </PageHead>
      {invites.length > 0 ? <OpenInvites invites={invites} /> : null}
      <section aria-label={t("members")} className="team-cards">
        {members.map((member) => (
          <MemberCard
            key={member.user_id}
            member={member}
            path="/admin/team"
            isEffective={effective === member.user_id}
            isOwn={ownId === member.user_id}
          />
        ))}
      </section>
    </>
  );
}
