import { Panel } from "#app/admin/panel.tsx";
import { Avatar } from "#app/components/avatar.tsx";
import type { UserDetails } from "#app/domain/users/find-user.server.ts";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useDateText } from "./use-date-text.ts";
import { UserRole } from "./user-role.tsx";

/** Who somebody is: the account and the parts of the name (B §3). */
export function UserFacts({ user }: { user: UserDetails }) {
  const t = useText(adminUsers);
  const dateText = useDateText();
  const { name, avatar_url: avatar, role, isBlocked, isAnonymised } = user;
  const facts = [
    [t("fact.id"), user.id],
    [t("fact.email"), user.email ?? t("nothing")],
    [t("fact.phone"), user.phone ? formatPhone(user.phone) : t("nothing")],
    [t("fact.name"), name],
    [t("fact.full-name"), user.full_name],
    [t("fact.first-name"), user.first_name],
    [t("fact.last-name"), user.last_name || t("nothing")],
    [t("fact.joined"), dateText(user.created_at)],
    [t("fact.last"), dateText(user.last_sign_in_at)],
  ] as const;
  return (
    <Panel title={t("details")}>
      <dl className="admin-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t("fact.avatar")}</dt>
          <dd>{avatar ? <Avatar name={name} url={avatar} /> : t("nothing")}</dd>
        </div>
        <div>
          <dt>{t("fact.role")}</dt>
          <dd>
            <UserRole role={role} isBlocked={isBlocked && !isAnonymised} />{" "}
            {isAnonymised ? <Badge tone="mirch">{t("anonymised")}</Badge> : null}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
