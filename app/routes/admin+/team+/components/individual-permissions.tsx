import type { Member } from "#app/domain/members/list-members.server.ts";
import type { IndividualPermission } from "#app/domain/members/member-rights.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate, karachiDate } from "#app/lib/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { useSectionNames } from "./section-names.ts";

/** What one person alone may do: each with its last day, or 'Expired' (B §4). */
export function IndividualPermissions({ member }: { member: Member }) {
  const t = useText(adminTeam);
  const { nameOf } = useSectionNames();
  const { individual_permissions: permissions, user_id: id } = member;
  if (permissions.length === 0) return <p className="text-ink-2">{t("individual.none")}</p>;
  return (
    <ul className="team-rights">
      {permissions.map((permission) => {
        const { section_key: section, permission_level: level, notes } = permission;
        const query = new URLSearchParams({ section_key: section, permission_level: level });
        const names = { section: nameOf(section), level: t(`level.${level}`) };
        return (
          <li key={`${section} ${level}`} data-section={section}>
            <div>
              <b>{names.section}</b> <Badge>{names.level}</Badge> <Expiry permission={permission} />
              {notes ? <small className="block text-ink-2">{notes}</small> : null}
            </div>
            <LinkButton
              href={`/admin/team/${id}/revoke?${query}`}
              variant="plain"
              small
              icon="x"
              aria-label={t("revoke.of", names)}
            >
              {t("revoke")}
            </LinkButton>
          </li>
        );
      })}
    </ul>
  );
}

function Expiry({ permission: { expires_at: expires, isExpired } }: { permission: IndividualPermission }) {
  const t = useText(adminTeam);
  const lang = useLang();
  if (isExpired) return <Badge tone="mirch">{t("expired")}</Badge>;
  if (!expires) return <small className="text-ink-2">{t("for-good")}</small>;
  const lastDay = karachiDate(new Date(expires.getTime() - 1));
  return <small className="text-ink-2">{t("until", { date: formatDate(lastDay, lang) })}</small>;
}
