import type { CartLineView } from "#app/domain/cart/line-view.server.ts";
import { cart } from "#app/i18n/cart.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { Icon } from "#app/ui/icon.tsx";

type Line = Pick<CartLineView, "problem" | "unit" | "soldByWeight">;

/** Why a line of the cart can't be ordered as it is; nothing where it can. */
export function LineProblem({ line: { problem, unit, soldByWeight } }: { line: Line }) {
  const t = useText(cart);
  if (!problem) return null;
  const amount = (quantity: Thousandths) => formatQuantity(quantity, { unit: unit ?? undefined, soldByWeight });
  return (
    <span className="field-error">
      <Icon name="circle-alert" />
      <span>
        {t(`problem.${problem.code}`, {
          ...("left" in problem && { left: amount(problem.left) }),
          ...("fit" in problem && { fit: amount(problem.fit) }),
        })}
      </span>
    </span>
  );
}
