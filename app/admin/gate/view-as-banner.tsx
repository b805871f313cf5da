import { Form } from "@remix-run/react";
import type { Role } from "#app/domain/team/permissions.ts";
import { admin } from "#app/i18n/admin.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** The member as whom a super admin views the back office, and until when. */
export type ViewedAs = { name: string; role: Role; until: Date };

/** Says on every page as whom the back office is shown, and ends it. */
export function ViewAsBanner({ name, role, until }: ViewedAs) {
  const t = useText(admin);
  return (
    <Notice tone="haldi" icon="eye">
      <span className="flex flex-wrap items-center gap-3">
        {t("view-as.banner", { name, role: t(`role.${role}`), until: formatDateTime(until, useLang()) })}
        <Form method="post" action="/admin/team/end-view-as" reloadDocument>
          <Button small variant="quiet">
            {t("view-as.end")}
          </Button>
        </Form>
      </span>
    </Notice>
  );
}
