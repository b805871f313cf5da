import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { ReadError } from "./read-choices.server.ts";

/** Names the lists that could not be read (A8.14); the form works with the others. */
export function LoadErrors({ errors }: { errors: readonly ReadError[] }) {
  const t = useText(texts);
  if (errors.length === 0) return null;
  return (
    <Notice tone="error">
      {errors.map(({ what, reference }) => (
        <p key={what}>{t(`failed.${what}`, { msg: t("unreadable", { reference }) })}</p>
      ))}
    </Notice>
  );
}
