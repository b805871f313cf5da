import { byteOrderMark, csvText } from "#app/domain/resource/csv/write-csv.server.ts";
import { karachiStamp } from "#app/lib/dates.ts";
import { toRupeesInput } from "#app/lib/money.ts";
import { oneLine } from "#app/lib/one-line.ts";
import { db } from "#app/platform/db.server.ts";
import { type ListedPayment, paymentRowsStatement } from "./list-payments.server.ts";
import { hidden } from "./mask-contact.ts";
import type { PaymentFilter } from "./payment-filter.ts";
import { orderNumber } from "./status.ts";

/** The cells of a payment by heading. Money in rupees. */
const cells: Readonly<Record<string, (payment: ListedPayment) => string>> = {
  id: ({ id }) => String(id),
  order: ({ orderId }) => orderNumber(orderId),
  customer_name: ({ customerName }) => customerName,
  customer_email: ({ customerEmail }) => customerEmail ?? "",
  amount: ({ amount }) => toRupeesInput(amount),
  currency: ({ currency }) => currency,
  status: ({ status }) => status,
  method: ({ method }) => method,
  gateway_name: ({ gatewayName }) => gatewayName ?? "",
  gateway_transaction_id: ({ gatewayTransactionId }) => gatewayTransactionId ?? "",
  order_due: ({ due }) => toRupeesInput(due),
  created_at: ({ createdAt }) => karachiStamp(createdAt),
};

/** More payments than this are two exports: they are read in one snapshot, so that a payment made meanwhile shifts no row. */
const maxExported = 50_000;

const atOnce = 500;

/**
 * The payments under a filter as CSV, on whatever page of the list, newest first.
 *
 * @param contactsVisible whether e-mail addresses may be read; else they come masked
 */
export async function* exportPayments(
  filter: PaymentFilter,
  { contactsVisible }: { contactsVisible: boolean },
): AsyncGenerator<string> {
  yield byteOrderMark + csvText([Object.keys(cells)]);
  const rows = await db.$queryRaw<ListedPayment[]>(paymentRowsStatement(filter, { take: maxExported, skip: 0 }));
  for (let from = 0; from < rows.length; from += atOnce)
    yield csvText(
      rows.slice(from, from + atOnce).map((row) => {
        const shown = contactsVisible ? row : { ...row, customerEmail: row.customerEmail && hidden };
        return Object.values(cells).map((textOf) => oneLine(textOf(shown)));
      }),
    );
}
