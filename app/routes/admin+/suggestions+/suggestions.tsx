import { Form, useLoaderData } from "@remix-run/react";
import { AnswerTo } from "#app/admin/messages/answer-to.tsx";
import { resource } from "#app/admin/resource/resource.ts";
import { resourceAddresses } from "#app/admin/resource/resource-address.ts";
import { sectionPath } from "#app/admin/sections.ts";
import { suggestionStatuses, suggestionTable } from "#app/domain/content/suggestions.ts";
import type { ListedRow, ResourceView } from "#app/domain/resource/resource-view.ts";
import { adminSuggestions } from "#app/i18n/admin-suggestions.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { excerpt } from "#app/lib/excerpt.ts";
import { Badge } from "#app/ui/badge.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

type Status = (typeof suggestionStatuses)[number];

/** How much of a message the list shows, characters. */
const previewed = 160;

const tones = { new: "haldi", reviewed: "jamun", implemented: "podina", rejected: "plain" } as const satisfies Record<
  Status,
  string
>;

/** The suggestions as staff go through them. */
export const staffSuggestions = resource({
  table: suggestionTable,
  section: "suggestions",
  texts: adminSuggestions,
  icon: "lightbulb",
  columns: [
    { name: "subject", cell: ({ subject, message }) => `${subject}: ${excerpt(message, previewed)}` },
    { name: "name", width: "130px" },
    { name: "createdAt", width: "130px", wideOnly: true },
    { name: "status", cell: ({ status }) => <StatusBadge status={status} />, width: "120px" },
    { name: "own.mark", cell: ({ id, status }) => <StatusButtons id={id} status={status} />, width: "336px", wideOnly: true },
  ],
  about: ({ id, subject, name, phone, email, message, status, createdAt }) => (
    <>
      <p>
        <b>{subject}</b> <StatusBadge status={status} />
      </p>
      <p className="whitespace-pre-line">{message}</p>
      <p className="text-ink-2">
        #{id} · {name} · <AnswerTo phone={phone} email={email} /> · <At time={createdAt} />
      </p>
      <StatusButtons id={id} status={status} />
    </>
  ),
});

const At = ({ time }: { time: Date }) => formatDateTime(time, useLang());

function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{useText(adminSuggestions)(`status.${status}`)}</Badge>;
}

/** A button for each status that staff set; the present one is disabled. Only for those who may edit. */
function StatusButtons({ id, status }: { id: number; status: Status }) {
  const t = useText(adminSuggestions);
  const { mayEdit, query } = useLoaderData<ResourceView<ListedRow>>();
  if (!mayEdit) return null;
  return (
    <span className="flex gap-1">
      {suggestionStatuses.slice(1).map((value) => (
        <Form
          key={value}
          method="post"
          action={resourceAddresses(sectionPath("suggestions"), query).act(`${id}/status/${value}`)}
          preventScrollReset
        >
          <SaveKey />
          <button type="submit" className="button button-quiet button-small" disabled={value === status}>
            {t(`status.${value}`)}
          </button>
        </Form>
      ))}
    </span>
  );
}
