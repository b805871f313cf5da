import { Form } from "@remix-run/react";
import type { Role } from "#app/domain/team/permissions.ts";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Drawer } from "./drawer.tsx";

/** Who is working here. */
export type ShellStaff = { name: string; email: string; role: Role };

/** Whose session this is, and the way out of it. */
export function AccountMenu({ staff }: { staff: ShellStaff }) {
  const t = useText(admin);
  return (
    <Drawer
      className="admin-account"
      summary={
        <summary className="button button-plain button-small" aria-label={t("account", { name: staff.name })}>
          <Icon name="circle-user" />
          <span className="hidden lg:inline">{staff.name}</span>
        </summary>
      }
    >
      <div className="admin-account-panel">
        <b>{staff.name}</b>
        <span>{staff.email}</span>
        <span>{t(`role.${staff.role}`)}</span>
        <Form method="post" action="/sign-out" reloadDocument>
          <Button variant="quiet" small wide icon="log-out">
            {t("sign-out")}
          </Button>
        </Form>
      </div>
    </Drawer>
  );
}
