import type { CartLineView } from "#app/domain/cart/line-view.server.ts";
import { cart } from "#app/i18n/cart.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import { Icon } from "#app/ui/icon.tsx";

type Line = Pick<CartLineView, "problem" | "unit" | "soldByWeight">;

/** Why a line of the cart can't be ordered as it is; nothing where it can. */
export function LineProblem({ line: { problem, unit, soldByWeight } }: { line: Line }) {
  const t = useText(cart);
  if (!problem) return null;
  return (
    <span className="field-error">
      <Icon name="circle-alert" />
      <span>
        {problem.code === "short"
          ? t("problem.short", { left: formatQuantity(problem.left, { unit: unit ?? undefined, soldByWeight }) })
          : t(`problem.${problem.code}`)}
      </span>
    </span>
  );
}
