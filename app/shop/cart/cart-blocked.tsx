import { cart } from "#app/i18n/cart.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Says above a cart or a checkout that something in it can't be ordered, and what then is not counted. */
export function CartBlocked({ isWhole }: { isWhole: boolean }) {
  const t = useText(cart);
  return (
    <Notice tone="error">
      <p>{isWhole ? t("fix-first") : `${t("fix-first")} ${t("not-counted")}`}</p>
    </Notice>
  );
}
