import { useLoaderData, useNavigation, useSubmit } from "@remix-run/react";
import { resourceAddresses } from "#app/admin/resource/resource-address.ts";
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
  const { formAction } = useNavigation();
  const { mayEdit, query } = useLoaderData<ResourceView<ListedRow>>();
  const badge = <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
  if (!useHydrated() || !mayEdit) return badge;
  const addressOf = (value: Status) => resourceAddresses(contactPaths.messages, query).act(`${id}/status/${value}`);
  const sent = messageStatuses.find((value) => formAction === addressOf(value));
  return (
    <span className="status-select">
      {badge}
      <select
        className="control"
        aria-label={say("status-of", { name })}
        value={sent ?? status}
        onChange={({ target }) => {
          submit(null, { method: "post", action: addressOf(target.value as Status), preventScrollReset: true });
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
