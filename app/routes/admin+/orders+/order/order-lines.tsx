import { Table } from "#app/admin/table.tsx";
import { sizeBeside } from "#app/components/size-beside.ts";
import { shortNameUr } from "#app/domain/catalog/short-name.ts";
import type { StaffOrder, StaffOrderLine } from "#app/domain/orders/find-staff-order.server.ts";
import { takesMore } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { shared } from "#app/i18n/shared.ts";
import { joinTexts } from "#app/i18n/text-direction.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { isChangeable } from "../edit/changeable.ts";
import { useLineName } from "./line-name.ts";

/** The ordered lines at their prices, the total, and what was received and is due. */
export function StaffOrderLines({ order, mayEdit }: { order: StaffOrder; mayEdit: boolean }) {
  const t = useText(adminOrders);
  const isOpen = mayEdit && takesMore(order.status);
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
      {isOpen ? (
        <th scope="col">
          <span className="sr-only">{t("line.change")}</span>
        </th>
      ) : null}
    </>
  );
  const { received, due } = order;
  const totals = [
    { label: t("total.subtotal"), value: formatMoney(order.subtotal) },
    { label: t("total.delivery"), value: order.deliveryCharge === 0 ? t("total.free") : formatMoney(order.deliveryCharge) },
    ...(order.rounding === 0 ? [] : [{ label: t("total.rounding"), value: formatMoney(order.rounding) }]),
    { label: t("total.due"), value: formatMoney(order.total) },
    ...(received > 0 ? [{ label: t("total.received"), value: formatMoney(received) }] : []),
    ...(due > 0 ? [{ label: t("total.to-pay"), value: formatMoney(due) }] : []),
    ...(due < 0 ? [{ label: t("total.to-refund"), value: formatMoney(paisa(-due)) }] : []),
  ];
  return (
    <>
      <Table label={t("order.lines")} head={head}>
        {order.lines.map((line) => (
          <LineRow key={line.id} line={line} order={order} isOpen={isOpen} />
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

interface LineProps {
  line: StaffOrderLine;
  order: StaffOrder;
}

function LineRow({ line, order, isOpen }: LineProps & { isOpen: boolean }) {
  const t = useText(adminOrders);
  const [name] = useLineName()(line);
  const { unit, soldByWeight, quantity, packedQuantity } = line;
  const amount = (of: Thousandths) => formatQuantity(of, { ...(unit && { unit }), soldByWeight });
  const isLeftOut = packedQuantity === 0;
  return (
    <tr data-left-out={isLeftOut || undefined}>
      <th scope="row">
        <LinePicture url={line.imageUrl} />
        <LineName line={line} order={order} />
      </th>
      <td className="num">
        {isLeftOut ? <s>{amount(quantity)}</s> : amount(quantity)}
        <small className="block font-normal sm:hidden">{`× ${formatMoney(line.unitPrice)}`}</small>
        {packedQuantity !== null && packedQuantity !== quantity && !isLeftOut ? (
          <small className="block font-normal">{t("line.packed", { quantity: amount(packedQuantity) })}</small>
        ) : null}
      </td>
      <td className="num max-sm:hidden">
        {line.listPrice > line.unitPrice ? <s className="block font-normal">{formatMoney(line.listPrice)}</s> : null}
        {formatMoney(line.unitPrice)}
      </td>
      <td className="num">{formatMoney(line.lineTotal)}</td>
      {isOpen ? (
        <td className="num">
          {isChangeable(line, order) ? (
            <LinkButton
              href={`/admin/orders/${order.id}?edit=line&line=${line.id}`}
              variant="plain"
              small
              icon="pencil"
              className="line-change"
              aria-label={t("line.change.of", { name })}
            >
              <span>{t("line.change")}</span>
            </LinkButton>
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}

function LinePicture({ url }: { url: string | null }) {
  return url ? <img className="order-thumb" src={url} alt="" width={40} height={40} loading="lazy" /> : null;
}

/** The line's name with its other name, its size, the contents of a package, and changes since. */
function LineName({ line, order }: LineProps) {
  const t = useText(adminOrders);
  const words = useText(shared);
  const nameOf = useLineName();
  const { kind, productId, packageId, description, source, isFeatured, unit, unitSize, soldByWeight, components } = line;
  const [first, second] = nameOf(line);
  const wanted = order.lines.find(({ id }) => id === line.replacesId);
  const about = [
    shortNameUr({ name: first, nameUr: second, brand: null, size: `${unitSize ?? "1"} ${unit}` }),
    kind === "product" || line.lineTotal < 0 ? null : t(`line.${kind}`),
    isFeatured ? t("line.featured") : null,
    source ? t("line.source", { source: t(`source.${source}`) }) : null,
    description,
    soldByWeight ? null : sizeBeside(words, first, { unit, unitSize }),
    ...components.map((component) => `${formatQuantity(component.quantity)} × ${component.name}`),
  ].filter(Boolean);
  const { orderLimit, quantity } = line;
  const isBeyond = orderLimit !== null && quantity > orderLimit && line.packedQuantity !== 0;
  const since = [
    isBeyond ? t("line.beyond-limit", { most: formatQuantity(orderLimit, { ...(unit && { unit }), soldByWeight }) }) : null,
    line.packedQuantity === 0 ? t("line.left-out") : null,
    wanted ? t("line.in-place-of", { name: nameOf(wanted)[0] }) : null,
    line.substitution ? `${t("fact.substitution")}: ${t(`substitution.${line.substitution}`)}` : null,
    line.priceReason && line.lineTotal >= 0 ? t("line.price-reason", { reason: line.priceReason }) : null,
    line.agreedHow ? t("line.agreed", { how: line.agreedHow }) : null,
  ].filter(Boolean);
  const goods = productId ? `/admin/products/${productId}` : packageId ? `/admin/packages?edit=${packageId}` : null;
  const shown = goods ? <a href={goods}>{first}</a> : first;
  return (
    <>
      {line.packedQuantity === 0 ? <s>{shown}</s> : shown}
      {about.length > 0 ? <small className="block text-ink-2">{joinTexts(about, " · ")}</small> : null}
      {since.length > 0 ? <small className="block">{joinTexts(since, " · ")}</small> : null}
    </>
  );
}
