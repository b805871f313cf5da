import type { CustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import { order } from "#app/i18n/order.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatQuantity } from "#app/lib/quantity.ts";

/** The ordered lines with their names and prices at that time. */
export function OrderLines({ lines }: { lines: CustomerOrder["lines"] }) {
  const t = useText(order);
  const lang = useLang();
  const nameOf = ({ name, nameUr }: { name: string; nameUr: string | null }) => (lang === "ur" && nameUr) || name;
  const notesOf = ({ quantity, packedQuantity, replaces, substitution, unit, soldByWeight }: CustomerOrder["lines"][number]) =>
    [
      replaces ? t("line.replaces", { name: nameOf(replaces) }) : null,
      packedQuantity === 0 ? t("line.left-out") : null,
      packedQuantity && packedQuantity !== quantity
        ? t("line.packed", { quantity: formatQuantity(packedQuantity, { unit: unit ?? undefined, soldByWeight }) })
        : null,
      substitution ? t("line.missing", { choice: t(`missing.${substitution}`) }) : null,
    ].filter((note) => note !== null);
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <span>
            {line.kind === "product" && line.productId ? (
              <a href={`/product/${line.productId}`} dir="auto">
                {nameOf(line)}
              </a>
            ) : (
              <bdi>{nameOf(line)}</bdi>
            )}
            <small>
              {t("each", {
                quantity: formatQuantity(line.quantity, { unit: line.unit ?? undefined, soldByWeight: line.soldByWeight }),
                price: formatMoney(line.unitPrice),
              })}
            </small>
            {notesOf(line).map((note) => (
              <small key={note}>{note}</small>
            ))}
          </span>
          <span>{formatMoney(line.lineTotal)}</span>
        </li>
      ))}
    </ul>
  );
}
