import type { PrintJob } from "#app/contract/print-job.ts";
import { bridge, readState, type PageTranslate } from "./bridge.ts";
import { element, showPage } from "./element.ts";
import { printerForms } from "./printer-forms.ts";

/** The printer of each kind, and the list of prints. */
async function showPrinters(): Promise<void> {
  const { t } = await readState();
  const prints = element("tbody");
  const none = element("p", { textContent: t("printers.none") });
  const refresh = async () => {
    const jobs = await bridge.ask("list-prints", null);
    none.hidden = jobs.length > 0;
    prints.replaceChildren(...jobs.map((job) => rowOf(job, t)));
  };
  bridge.on("print-moved", () => void refresh());
  showPage(
    element("h1", { textContent: t("printers.title") }),
    element("h2", { textContent: t("printers.choose") }),
    ...(await printerForms(t)),
    element("h2", { textContent: t("printers.prints") }),
    none,
    element("table", {}, prints),
  );
  await refresh();
}

function rowOf({ id, orderId, kind, copy, state, problem }: PrintJob, t: PageTranslate): HTMLElement {
  const name = `${t("print.order", { number: String(orderId) })} · ${t(`kind.${kind}`)}`;
  const stamp = copy > 0 ? ` · DUPLICATE ${copy}` : "";
  const again = element("button", {
    type: "button",
    textContent: t("printers.again"),
    ariaLabel: `${t("printers.again")}: ${name}`,
    hidden: state === "queued",
    onclick: () => void bridge.ask("print-again", { jobId: id }),
  });
  return element(
    "tr",
    {},
    element("th", { scope: "row", textContent: name + stamp }),
    element(
      "td",
      {},
      element("div", { textContent: t(`state.${state}`) }),
      problem ? element("div", { className: "problem", textContent: t(`problem.${problem}`) }) : null,
    ),
    element("td", {}, again),
  );
}

void showPrinters();
