import { Form } from "@remix-run/react";
import { initials } from "#app/domain/accounts/display-name.ts";
import type { Role } from "#app/domain/team/permissions.ts";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Drawer } from "./drawer.tsx";
import { rightsCache } from "./gate/rights-cache.ts";
import { type DeviceTheme, ThemeForm } from "./theme-form.tsx";

/** The signed-in staff member. */
export type ShellStaff = { id: number; name: string; email: string; role: Role };

/** The session's account, the theme of this device, and sign-out. */
export function AccountMenu({ staff, here, ...looks }: DeviceTheme & { staff: ShellStaff; here: string }) {
  const t = useText(admin);
  return (
    <Drawer
      className="admin-account"
      summary={
        <summary className="button button-plain button-small" aria-label={t("account", { name: staff.name })}>
          <span className="admin-account-initials" aria-hidden="true">
            {initials(staff.name)}
          </span>
        </summary>
      }
    >
      <div className="admin-account-panel">
        <b>{staff.name}</b>
        <span>{staff.email}</span>
        <span>{t(`role.${staff.role}`)}</span>
        <ThemeForm {...looks} here={here} />
        <Form method="post" action="/sign-out" reloadDocument onSubmit={() => rightsCache.clear()}>
          <Button variant="quiet" small wide icon="log-out">
            {t("sign-out")}
          </Button>
        </Form>
      </div>
    </Drawer>
  );
}
