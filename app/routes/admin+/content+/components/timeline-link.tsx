import { timeline } from "#app/i18n/timeline.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** Opens what happened to a row, for all who may see the list. */
export function TimelineLink({ list, id, name }: { list: string; id: number; name: string }) {
  const t = useText(timeline);
  return (
    <LinkButton
      href={`${list}?history=${id}`}
      variant="plain"
      small
      iconOnly
      icon="history"
      aria-label={t("timeline.of", { name })}
    />
  );
}
