import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** A page beyond the end of a list: rows were deleted since, or the address was typed. */
export function PastEnd({ first }: { first: string }) {
  const t = useText(admin);
  const back = (
    <LinkButton href={first} variant="quiet" small icon="list">
      {t("list.first")}
    </LinkButton>
  );
  return (
    <EmptyState icon="list" title={t("list.past-end")} action={back}>
      {t("list.past-end.why")}
    </EmptyState>
  );
}
