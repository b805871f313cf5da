import { shortNameUr } from "#app/domain/catalog/short-name.ts";
import type { StaffOrder, StaffOrderLine } from "#app/domain/orders/find-staff-order.server.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { parts } from "#app/i18n/parts.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { sizeBeside } from "#app/parts/size-beside.ts";
import { Table } from "#app/ui/table.tsx";

/** What was ordered, at the prices of that day, and what it comes to. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const t = useText(adminOrders);
  const head = (
    <>
      <th scope="col">{t("line.item")}</th>
      <th scope="col" className="num">
        {t("line.quantity")}
      </th>
      <th scope="col" className="num max-sm:hidden">
        {t("line.price")}
      </th>
      <th scope="col" className="num">
        {t("line.total")}
      </th>
    </>
  );
  const totals = [
    { label: t("total.subtotal"), value: formatMoney(order.subtotal) },
    { label: t("total.delivery"), value: order.deliveryCharge === 0 ? t("total.free") : formatMoney(order.deliveryCharge) },
    { label: t("total.due"), value: formatMoney(order.total) },
  ];
  return (
    <>
      <Table label={t("order.lines")} head={head}>
        {order.lines.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </Table>
      <dl className="order-totals">
        {totals.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function LineRow({ line }: { line: StaffOrderLine }) {
  const t = useText(adminOrders);
  const { unit, soldByWeight, quantity, packedQuantity } = line;
  const amount = (of: Thousandths) => formatQuantity(of, { ...(unit && { unit }), soldByWeight });
  return (
    <tr>
      <th scope="row">
        <LinePicture url={line.imageUrl} />
        <LineName line={line} />
      </th>
      <td className="num">
        {amount(quantity)}
        <small className="block font-normal sm:hidden">{`× ${formatMoney(line.unitPrice)}`}</small>
        {packedQuantity !== null && packedQuantity !== quantity ? (
          <small className="block font-normal">{t("line.packed", { quantity: amount(packedQuantity) })}</small>
        ) : null}
      </td>
      <td className="num max-sm:hidden">
        {line.listPrice > line.unitPrice ? <s className="block font-normal">{formatMoney(line.listPrice)}</s> : null}
        {formatMoney(line.unitPrice)}
      </td>
      <td className="num">{formatMoney(line.lineTotal)}</td>
    </tr>
  );
}

function LinePicture({ url }: { url: string | null }) {
  return url ? <img className="order-thumb" src={url} alt="" width={40} height={40} loading="lazy" /> : null;
}

/** The line's name with the other words it is known by, its size, and what a package holds. */
function LineName({ line }: { line: StaffOrderLine }) {
  const t = useText(adminOrders);
  const words = useText(parts);
  const lang = useLang();
  const { name, nameUr, kind, productId, description, source, isFeatured, unit, unitSize, soldByWeight, components } = line;
  const [first, second] = lang === "ur" && nameUr ? [nameUr, name] : [name, nameUr];
  const about = [
    shortNameUr({ name: first, nameUr: second, brand: null, size: `${unitSize ?? "1"} ${unit}` }),
    kind === "product" ? null : t(`line.${kind}`),
    isFeatured ? t("line.featured") : null,
    source ? t("line.source", { source: t(`source.${source}`) }) : null,
    description,
    soldByWeight ? null : sizeBeside(words, first, { unit, unitSize }),
    ...components.map((component) => `${formatQuantity(component.quantity)} × ${component.name}`),
  ].filter(Boolean);
  return (
    <>
      {productId ? <a href={`/admin/products/${productId}`}>{first}</a> : first}
      {about.length > 0 ? <small className="block text-ink-2">{about.join(" · ")}</small> : null}
    </>
  );
}
