import { Table } from "#app/admin/table.tsx";
import type { Member } from "#app/domain/members/list-members.server.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { useText } from "#app/i18n/use-text.ts";
import { useSectionNames } from "./section-names.ts";

/** What a member may see and change at the end, and whether that comes from the role, from an individual permission or from both. */
export function EffectivePermissions({ member }: { member: Member }) {
  const t = useText(adminTeam);
  const { nameOf } = useSectionNames();
  const heads = (["section", "view", "edit", "source"] as const).map((name) => (
    <th key={name} scope="col">
      {t(`column.${name}`)}
    </th>
  ));
  return (
    <Table label={t("tab.effective")} head={heads}>
      {member.effective_permissions.map(({ section_key: section, has_view: view, has_edit: edit, source }) => (
        <tr key={section} data-section={section}>
          <td>{nameOf(section)}</td>
          <td>{t(view ? "yes" : "no")}</td>
          <td>{t(edit ? "yes" : "no")}</td>
          <td>{t(view ? `source.${source}` : "source.no-effect")}</td>
        </tr>
      ))}
    </Table>
  );
}
