import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { OrderDocument } from "#app/contract/document.ts";
import { invoice } from "#app/i18n/invoice.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { sheetFile, sheetFileName } from "./sheet.ts";

interface DownloadProps {
  /** The address of the order's invoice. */
  path: string;
  /** The order's number in the label where several are listed; not needed for a button with text. */
  number?: string;
}

interface InvoiceButtonsProps extends Required<DownloadProps> {
  /** Whether this person may print: every print is counted, which requires the right to edit. */
  mayPrint: boolean;
  iconOnly?: boolean;
}

const look = { variant: "quiet", small: true } as const;

/** Prints an order's invoice or saves it as a file; without JavaScript both are links to the server's version. */
export function InvoiceButtons({ path, number, mayPrint, iconOnly = false }: InvoiceButtonsProps) {
  const t = useText(invoice);
  return (
    <>
      {mayPrint ? (
        <LinkButton
          {...look}
          icon="printer"
          href={`${path}?print=1`}
          target="_blank"
          iconOnly={iconOnly}
          {...(iconOnly && { "aria-label": `${t("print")} ${number}` })}
        >
          {iconOnly ? null : t("print")}
        </LinkButton>
      ) : null}
      <DownloadInvoice path={path} {...(iconOnly && { number })} />
    </>
  );
}

/** Saves an order's invoice as a file; an icon alone where the order has to be named. */
export function DownloadInvoice({ path, number }: DownloadProps) {
  const t = useText(invoice);
  const download = useDownload(path);
  return (
    <LinkButton
      {...look}
      icon="download"
      href={`${path}.html`}
      download
      onClick={(event) => {
        event.preventDefault();
        download();
      }}
      iconOnly={Boolean(number)}
      {...(number && { "aria-label": `${t("download")} ${number}` })}
    >
      {number ? null : t("download")}
    </LinkButton>
  );
}

/** Fetches the order document on click and makes its file in the browser (A7.27). */
function useDownload(path: string): () => void {
  const { data, state, load } = useFetcher<{ document: OrderDocument }>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || state !== "idle" || !data) return;
    isAsked.current = false;
    saveFile(sheetFileName(data.document), new Blob([sheetFile(data.document)], { type: "text/html;charset=utf-8" }));
  }, [data, state]);
  return () => {
    isAsked.current = true;
    load(path);
  };
}
