import type { CartLineView } from "#app/domain/cart/line-view.server.ts";
import { cartProblems } from "#app/i18n/cart-problems.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatQuantity, type Thousandths, toQuantityInput } from "#app/lib/quantity.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ProvePhone } from "../account/prove-phone.tsx";

type Line = Pick<CartLineView, "problem" | "unit" | "soldByWeight">;

const amountIn = ({ unit, soldByWeight }: Line, quantity: Thousandths): string =>
  formatQuantity(quantity, { unit: unit ?? undefined, soldByWeight });

/** Why a line of the cart can't be ordered as it is; nothing where it can. */
export function LineProblemNotice({ line }: { line: Line }) {
  const t = useText(cartProblems);
  const { problem } = line;
  if (!problem) return null;
  return (
    <span className="field-error">
      <Icon name="circle-alert" />
      <span>
        {t(`problem.${problem.code}`, {
          ...("left" in problem && { left: amountIn(line, problem.left) }),
          ...("fit" in problem && { fit: amountIn(line, problem.fit) }),
        })}
        {problem.code === "half" || problem.code === "half-none" ? (
          <>
            {" "}
            <ProvePhone />
          </>
        ) : null}
      </span>
    </span>
  );
}

/** The available quantity of a line as form value, with the label of its button; null with enough stock, or none. */
export function amountOffer(t: Translate<keyof typeof cartProblems.en>, line: Line): { value: string; text: string } | null {
  const { problem, soldByWeight } = line;
  if (!problem || !("left" in problem)) return null;
  const count = soldByWeight ? 1 : problem.left / 1000;
  return {
    value: toQuantityInput(problem.left),
    text: t(problem.code === "short" ? "take" : "take-allowed", { count, left: amountIn(line, problem.left) }),
  };
}
