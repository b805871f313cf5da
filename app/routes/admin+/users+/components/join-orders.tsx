import { Form } from "@remix-run/react";
import { Panel } from "#app/admin/panel.tsx";
import type { UserDetails } from "#app/domain/users/find-user.server.ts";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

/** The orders of the account's phone number that belong to no account, and the way to join them to it. */
export function JoinOrders({ user: { id, name }, count }: { user: UserDetails; count: number }) {
  const t = useText(adminUsers);
  return (
    <Panel title={t("join.title")}>
      <p>{t("join.why", { count, name })}</p>
      <Form method="post" action={`/admin/users/${id}/join-orders`} className="mt-2">
        <SaveKey />
        <Button small variant="quiet" icon="users">
          {t("join.do")}
        </Button>
      </Form>
    </Panel>
  );
}
