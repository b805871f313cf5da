import { Form } from "@remix-run/react";
import { Confirm } from "#app/admin/confirm.tsx";
import { Panel } from "#app/admin/panel.tsx";
import type { UserDetails } from "#app/domain/users/find-user.server.ts";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

/** What staff do to an account; each is asked about first where it is not easily taken back. Nobody locks themselves out. */
export function UserActions({ user: { id, name, email, role, isBlocked }, isOwn }: { user: UserDetails; isOwn: boolean }) {
  const t = useText(adminUsers);
  const path = `/admin/users/${id}`;
  return (
    <Panel title={t("actions")}>
      <div className="flex flex-wrap items-start gap-2">
        {isBlocked ? (
          <Form method="post" action={`${path}/unblock`}>
            <SaveKey />
            <Button small variant="quiet" icon="lock">
              {t("unblock")}
            </Button>
          </Form>
        ) : (
          <>
            {email ? (
              <Form method="post" action={`${path}/reset`}>
                <SaveKey />
                <Button small variant="quiet" icon="key-round">
                  {t("reset")}
                </Button>
              </Form>
            ) : role ? null : (
              <LinkButton href={`${path}/new-password`} small variant="quiet" icon="key-round">
                {t("new-password")}
              </LinkButton>
            )}
            {isOwn ? null : (
              <Confirm label={t("block")} icon="ban" question={t("block.sure", { name })} action={`${path}/block`} />
            )}
          </>
        )}
        <Form method="post" action={`${path}/data`} reloadDocument>
          <SaveKey />
          <Button small variant="quiet" icon="download">
            {t("copy")}
          </Button>
        </Form>
        {isOwn ? null : (
          <Confirm label={t("anonymise")} icon="eye-off" question={t("anonymise.sure", { name })} action={`${path}/anonymise`} />
        )}
      </div>
    </Panel>
  );
}
