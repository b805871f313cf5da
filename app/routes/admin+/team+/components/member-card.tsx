import type { FormReply } from "#app/admin/form/returned-errors.ts";
import type { Member } from "#app/domain/members/list-members.server.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { EffectivePermissions } from "./effective-permissions.tsx";
import { IndividualPermissions } from "./individual-permissions.tsx";
import { RoleBadge } from "./role-badge.tsx";
import { RoleForm } from "./role-form.tsx";

interface MemberCardProps {
  member: Member;
  /** The page that its tabs belong to. */
  path: string;
  isEffective: boolean;
  /** Whether it is who looks: another super admin changes their role. */
  isOwn: boolean;
  /** The form of the role as it came back. */
  result?: FormReply;
}

/** A member of the team: who it is, the role, and both lists of rights behind tabs (B7.28). In the list of a phone only who it is. */
export function MemberCard({ member, path, isEffective, isOwn, result }: MemberCardProps) {
  const t = useText(adminTeam);
  const lang = useLang();
  const { user_id: id, name, email, role, assigned_at: assigned, isOwner, isBlocked, hasTwoFactor } = member;
  const tabs = [
    { href: `${path}#member-${id}`, label: t("tab.individual"), current: !isEffective },
    { href: `${path}?effective=${id}#member-${id}`, label: t("tab.effective"), current: isEffective },
  ];
  return (
    <article className="admin-panel team-card" id={`member-${id}`}>
      <h2>
        <a href={`/admin/team/${id}`}>{name}</a> <RoleBadge name={role} /> {isOwner ? <RoleBadge name="owner" /> : null}{" "}
        {isBlocked ? <Badge tone="mirch">{t("blocked")}</Badge> : null}
      </h2>
      <dl className="admin-facts">
        <div>
          <dt>{t("fact.id")}</dt>
          <dd>{id}</dd>
        </div>
        <div data-fact="email">
          <dt>{t("fact.email")}</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>{t("fact.assigned")}</dt>
          <dd>{assigned ? formatDateTime(assigned, lang) : t("never")}</dd>
        </div>
        {hasTwoFactor ? (
          <div>
            <dt>{t("fact.two-factor")}</dt>
            <dd>{t("two-factor.on")}</dd>
          </div>
        ) : null}
      </dl>
      {isOwn ? <OwnRole result={result} /> : <RoleForm member={member} result={result} />}
      <Tabs label={t("tabs", { name })} tabs={tabs} />
      {isEffective ? <EffectivePermissions member={member} /> : <IndividualPermissions member={member} />}
      <div>
        <LinkButton href={`/admin/team/${id}/assign`} small variant="quiet" icon="plus" aria-label={t("assign.to", { name })}>
          {t("assign")}
        </LinkButton>
      </div>
    </article>
  );
}

/** In place of the dropdown on the card of whoever looks: why there is none. */
function OwnRole({ result }: Pick<MemberCardProps, "result">) {
  const t = useText(adminTeam);
  const refusal = result?.error?.[""]?.[0];
  return (
    <>
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      <p className="field-hint">{t("role.own")}</p>
    </>
  );
}
