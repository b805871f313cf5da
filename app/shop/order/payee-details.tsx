import type { PayeeView } from "#app/domain/settings/payees.server.ts";
import type { TransferMethod } from "#app/domain/settings/transfer-methods.ts";
import { payTo as texts } from "#app/i18n/pay-to.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa, toRupeesInput } from "#app/lib/money.ts";
import { CopyButton } from "./copy-button.tsx";

interface PayeeDetailsProps {
  method: TransferMethod;
  payee: PayeeView;
  /** The amount to be paid; null without a zone. */
  amount: Paisa | null;
  /** The order number for display; null before the order is placed. */
  number: string | null;
}

/** An IBAN in groups of four, as banks print it, readable and breakable on a phone. Other numbers are unchanged. */
const grouped = (account: string) =>
  /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/i.test(account) ? account.replaceAll(/.{4}(?=.)/g, "$& ") : account;

/** Payee, amount and reference of a transfer; for Raast the shop's code with the exact amount beside it. */
export function PayeeDetails({ method, payee: { title, number: account, note, qr }, amount, number }: PayeeDetailsProps) {
  const t = useText(texts);
  const rows = [
    { what: t("title"), text: title, copied: null },
    { what: t(`number.${method}`), text: grouped(account), copied: account.replaceAll(/\s/g, "") },
    {
      what: t("amount"),
      text: amount === null ? t("amount.by-zone") : formatMoney(amount),
      copied: amount === null ? null : toRupeesInput(amount),
    },
    { what: t("order"), text: number ?? t("order.later"), copied: number },
  ];
  return (
    <div className="pay-to">
      <dl>
        {rows.map(({ what, text, copied }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <span>{text}</span>
              {copied === null ? null : <CopyButton what={what} text={copied} />}
            </dd>
          </div>
        ))}
      </dl>
      {note ? <p>{note}</p> : null}
      <p>{t(number === null ? "how.later" : "how")}</p>
      {qr ? (
        <figure>
          <img src={qr} alt={t("code", { title })} width={180} height={180} loading="lazy" />
          <figcaption>{amount === null ? t("scan.open") : t("scan", { amount: formatMoney(amount) })}</figcaption>
        </figure>
      ) : null}
    </div>
  );
}
