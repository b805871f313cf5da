import type { Role } from "#app/domain/team/permissions.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge } from "#app/ui/badge.tsx";

/** What somebody is: a role of the team, or a customer; and whether the account is blocked. */
export function UserRole({ role, isBlocked }: { role: Role | null; isBlocked: boolean }) {
  const t = useText(adminUsers);
  const say = useText(admin);
  return (
    <>
      {role ? <Badge tone="jamun">{say(`role.${role}`)}</Badge> : t("customer")}
      {isBlocked ? (
        <>
          {" "}
          <Badge tone="mirch">{t("blocked")}</Badge>
        </>
      ) : null}
    </>
  );
}
