import type { AgainView, MissingAgain } from "#app/domain/orders/order-again.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { again as texts } from "#app/i18n/again.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatQuantity } from "#app/lib/quantity.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Shows on the cart which order was added to it, with the items that are missing. */
export function AgainNotice({ again: { orderId, missing, isNothing } }: { again: AgainView }) {
  const t = useText(texts);
  const text = isNothing ? "added.none" : missing.length > 0 ? "added.some" : "added.all";
  return (
    <div className="mb-4">
      <Notice tone={missing.length > 0 ? "haldi" : "success"}>
        <p>{t(text, { number: orderNumber(orderId) })}</p>
        {missing.length > 0 ? (
          <>
            <p>{t("missing")}</p>
            <ul>
              {missing.map((line, at) => (
                <li key={at}>{missingText(t, line)}</li>
              ))}
            </ul>
          </>
        ) : null}
      </Notice>
    </div>
  );
}

function missingText(t: Translate<keyof typeof texts.en>, { name: product, unit, soldByWeight, problem }: MissingAgain): string {
  if (!("left" in problem)) return t(`missing.${problem.code}`, { product });
  return t(`missing.${problem.code}`, { product, left: formatQuantity(problem.left, { unit: unit ?? undefined, soldByWeight }) });
}
