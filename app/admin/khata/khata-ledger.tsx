import { useSearchParams } from "@remix-run/react";
import { Panel } from "#app/admin/panel.tsx";
import { Table } from "#app/admin/table.tsx";
import { entriesPerPage, type Khata, type KhataLine } from "#app/domain/khata/khata-line.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { adminKhata } from "#app/i18n/admin-khata.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { paisa } from "#app/lib/money.ts";
import { wholeRupees } from "./whole-rupees.ts";

/** Every entry of a khata, the latest first, each with the balance after it; entries of an order lead to it. */
export function KhataLedger({ khata: { entries, total } }: { khata: Pick<Khata, "entries" | "total"> }) {
  const t = useText(adminKhata);
  const [params] = useSearchParams();
  const page = Number(params.get("page")) || 1;
  const to = (other: number) => `?page=${other}`;
  return (
    <Panel title={t("ledger")}>
      {entries.length === 0 ? (
        <p className="text-ink-2">{t("ledger.none")}</p>
      ) : (
        <Table
          label={t("ledger")}
          head={
            <>
              <th>{t("ledger.date")}</th>
              <th>{t("ledger.entry")}</th>
              <th>{t("ledger.note")}</th>
              <th>{t("ledger.by")}</th>
              <th className="num">{t("ledger.given")}</th>
              <th className="num">{t("ledger.paid")}</th>
              <th className="num">{t("ledger.balance")}</th>
            </>
          }
        >
          {entries.map((entry) => (
            <LedgerRow key={entry.id} entry={entry} />
          ))}
        </Table>
      )}
      {total > entriesPerPage ? (
        <p className="flex gap-2">
          {page > 1 ? <a href={to(page - 1)}>{t("ledger.newer")}</a> : null}
          {page * entriesPerPage < total ? <a href={to(page + 1)}>{t("ledger.older")}</a> : null}
        </p>
      ) : null}
    </Panel>
  );
}

function LedgerRow({ entry }: { entry: KhataLine }) {
  const t = useText(adminKhata);
  const lang = useLang();
  const { kind, amount, balance, orderId, method, note, by, at } = entry;
  const order = orderId === null ? "" : orderNumber(orderId);
  const what = t(`kind.${kind}`, { order, method: t(`method.${method ?? "cash"}`) });
  return (
    <tr>
      <td>{formatDateTime(at, lang)}</td>
      <td>{orderId === null ? what : <a href={`/admin/orders/${orderId}`}>{what}</a>}</td>
      <td dir="auto">{note}</td>
      <td>{by}</td>
      <td className="num">{amount > 0 ? wholeRupees(amount) : ""}</td>
      <td className="num">{amount < 0 ? wholeRupees(paisa(-amount)) : ""}</td>
      <td className="num">
        <b>{wholeRupees(balance)}</b>
      </td>
    </tr>
  );
}
