import { useLoaderData, useSubmit } from "@remix-run/react";
import { messageStatuses } from "#app/domain/content/contact-messages.ts";
import type { ListedRow, ResourceView } from "#app/domain/resource/resource-view.ts";
import { adminContact, adminContactMessages } from "#app/i18n/admin-contact.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { contactPaths } from "./contact-parts.tsx";

type Status = (typeof messageStatuses)[number];

const tones = { new: "haldi", in_progress: "jamun", resolved: "podina" } as const satisfies Record<Status, string>;

/**
 * The status of a message, which its dropdown sets at once (B7.10). Without JavaScript, and for those who may only view, it is only
 * shown, as on a phone; the menu of the row sets it there.
 */
export function StatusSelect({ id, name, status }: { id: number; name: string; status: Status }) {
  const t = useText(adminContactMessages);
  const say = useText(adminContact);
  const submit = useSubmit();
  const { mayEdit } = useLoaderData<ResourceView<ListedRow>>();
  const badge = <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
  if (!useHydrated() || !mayEdit) return badge;
  return (
    <span className="status-select">
      {badge}
      <select
        className="control"
        aria-label={say("status-of", { name })}
        value={status}
        onChange={({ target }) => {
          submit(null, {
            method: "post",
            action: `${contactPaths.messages}/${id}/status/${target.value}`,
            preventScrollReset: true,
          });
        }}
      >
        {messageStatuses.map((value) => (
          <option key={value} value={value}>
            {t(`status.${value}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
