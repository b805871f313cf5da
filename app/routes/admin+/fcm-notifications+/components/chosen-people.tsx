import type { AudienceCount } from "#app/domain/push/campaign.ts";
import { adminPush } from "#app/i18n/admin-push.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge } from "#app/ui/badge.tsx";
import { quickPath } from "./push-head.tsx";

interface ChosenPeopleProps {
  people: readonly { id: number; name: string }[];
  /** null: they could not be counted */
  count: AudienceCount | null;
}

/** The people that a push is for, in place of an audience. */
export function ChosenPeople({ people, count }: ChosenPeopleProps) {
  const t = useText(adminPush);
  return (
    <div>
      <input type="hidden" name="target_audience" value="selected" />
      <p className="field-label">{t("people")}</p>
      <ul className="flex flex-wrap gap-1">
        {people.map(({ id, name }) => (
          <li key={id}>
            <input type="hidden" name="user" value={id} />
            <Badge>{name}</Badge>
          </li>
        ))}
      </ul>
      {count ? <p className="field-hint">{t("people.reached", { ...count })}</p> : null}
      <a className="inline-flex min-h-6 items-center" href={quickPath}>
        {t("people.all")}
      </a>
    </div>
  );
}
