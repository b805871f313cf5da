import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { ChoiceFailure } from "./read-choices.server.ts";

/** Says which lists could not be read (A8.14); the form stays usable with the others. */
export function LoadErrors({ troubles }: { troubles: readonly ChoiceFailure[] }) {
  const t = useText(texts);
  if (troubles.length === 0) return null;
  return (
    <Notice tone="error">
      {troubles.map(({ what, reference }) => (
        <p key={what}>{t(`failed.${what}`, { msg: t("unreadable", { reference }) })}</p>
      ))}
    </Notice>
  );
}
