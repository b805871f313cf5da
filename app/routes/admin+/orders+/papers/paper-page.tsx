import { Form, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { openPrinters } from "#app/admin/desktop/desktop-print.ts";
import { DownloadInvoice } from "#app/components/order-document/invoice-buttons.tsx";
import { paperAddress } from "#app/components/order-document/paper-address.ts";
import { papersOf, printKinds } from "#app/contract/paper.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { documents } from "#app/i18n/documents.ts";
import { invoice } from "#app/i18n/invoice.ts";
import { langs } from "#app/i18n/lang.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import type { LoadedPaper } from "./load-paper.server.ts";
import { PaperSheet } from "./paper-sheet.tsx";
import { printedWords } from "./printed-words.ts";
import { usePaperPrint } from "./use-paper-print.ts";
import { usePrintKey } from "./use-print-key.ts";
import { useRollWidth } from "./use-roll-width.ts";

/** A preview of an order's document with its print button. A print is counted first. */
export function PaperPage({ view }: { view: LoadedPaper }) {
  const { document, paper, step, printed } = view;
  const t = useText(documents);
  const lang = useLang();
  const state = usePaperPrint(view, step === "print");
  return (
    <>
      <PaperTools view={view} />
      <p className="sheet-tools" role="status">
        {state ? t(`sent.${state}`) : printedWords(printed, { t, lang })}
        {state === "failed" || state === "unconfirmed" ? (
          <Button type="button" variant="quiet" small icon="printer" onClick={openPrinters}>
            {t("printers")}
          </Button>
        ) : null}
      </p>
      <PaperSheet document={document} paper={paper} printKey={view.key} />
    </>
  );
}

function PaperTools({ view }: { view: LoadedPaper }) {
  const { document, paper, lang, mayPrint, step } = view;
  const { kind, orderId } = document;
  const t = useText(documents);
  const invoiceText = useText(invoice);
  const number = orderNumber(orderId);
  const width = paper === "58mm" ? "58" : null;
  return (
    <div className="sheet-tools">
      <a href={`/admin/orders/${orderId}`}>{invoiceText("back", { number })}</a>
      {mayPrint ? <PrintForm view={view} isAsked={step === "count"} /> : null}
      {kind === "invoice" ? <DownloadInvoice path={paperAddress(orderId, kind)} /> : null}
      <Choices
        label={t("papers")}
        choices={printKinds.map((other) => ({
          href: paperAddress(orderId, other, { lang }),
          label: t(`paper.${other}`),
          isChosen: other === kind,
        }))}
      />
      {kind === "slip" ? (
        <Choices
          label={t("width")}
          choices={papersOf.slip.map((name) => ({
            href: paperAddress(orderId, kind, { width: name === "58mm" ? "58" : "80", lang }),
            label: t(`width.${name}`),
            isChosen: name === paper,
          }))}
        />
      ) : null}
      <Choices
        label={t("language")}
        choices={langs.map((other) => ({
          href: paperAddress(orderId, kind, { width, lang: other }),
          label: t(`language.${other}`),
          isChosen: other === lang,
        }))}
      />
    </div>
  );
}

interface ChoicesProps {
  label: string;
  choices: readonly { href: string; label: string; isChosen: boolean }[];
}

function Choices({ label, choices }: ChoicesProps) {
  return (
    <nav aria-label={label} className="tabs">
      {choices.map(({ href, label: name, isChosen }) => (
        <a key={href} href={href} aria-current={isChosen || undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Counts the print and redirects to the page that starts it. Submits itself when the address requests a print. */
function PrintForm({ view: { document, paper, lang }, isAsked }: { view: LoadedPaper; isAsked: boolean }) {
  const t = useText(documents);
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const isSent = useRef(false);
  const width = useRollWidth(document.kind, paper);
  useEffect(() => {
    if (!isAsked || isSent.current || width === null) return;
    isSent.current = true;
    submit(form.current, { replace: true });
  }, [isAsked, width, submit]);
  usePrintKey(form);
  return (
    <Form ref={form} method="post" action={`/admin/orders/${document.orderId}/print`} replace>
      <SaveKey />
      <input type="hidden" name="kind" value={document.kind} />
      {(width ?? paper).startsWith("58") ? <input type="hidden" name="width" value="58" /> : null}
      <input type="hidden" name="lang" value={lang} />
      <Button variant="quiet" small icon="printer">
        {t("print")}
      </Button>
    </Form>
  );
}
