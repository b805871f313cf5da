import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import type { FormReply } from "#app/admin/form/returned-errors.ts";
import type { Member } from "#app/domain/members/list-members.server.ts";
import { roles } from "#app/domain/team/permissions.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { useText } from "#app/i18n/use-text.ts";
import { SelectField } from "#app/ui/select-field.tsx";

/** The six roles in the order of their power, as options (B6.01). */
export function useRoleOptions() {
  const t = useText(admin);
  return roles.map((role) => ({ value: role, label: t(`role.${role}`) }));
}

/** The dropdown that gives a member another role (B7.29). */
export function RoleForm({ member, result }: { member: Member; result?: FormReply }) {
  const t = useText(adminTeam);
  const options = useRoleOptions();
  const frame = useFormFrame({ id: `member-role-${member.user_id}`, result });
  return (
    <FormFrame
      frame={frame}
      title={result?.error?.[""] ? t("failed.role") : null}
      save={{ label: t("role.save"), variant: "quiet" }}
      isSmall
      method="post"
      action={`/admin/team/${member.user_id}`}
      className="team-role"
    >
      <SelectField
        key={member.role}
        label={t("role")}
        aria-label={t("role.of", { name: member.name })}
        name="role"
        id={`role-${member.user_id}`}
        options={options}
        defaultValue={member.role}
        errors={frame.errorsOf("role")}
      />
    </FormFrame>
  );
}
