import type { OfflineOrders } from "#app/contract/offline-orders.ts";
import { bridge, readState } from "./bridge.ts";
import { element, showPage } from "./element.ts";

/**
 * The page over the window while the shop cannot be reached, or its page crashes (`?broken`): the reason, a retry button, and the last list
 * of orders.
 */
async function showOffline(): Promise<void> {
  const { t } = await readState();
  const why = location.search === "?broken" ? "broken" : "offline";
  const list = await bridge.ask("read-list", null);
  const retry = element("button", {
    type: "button",
    textContent: t(`${why}.retry`),
    onclick: () => void bridge.ask("retry", null),
  });
  showPage(
    element("h1", { textContent: t(`${why}.title`) }),
    element("p", { role: "status", textContent: t(`${why}.help`) }),
    element("p", {}, retry),
    list ? tableOf(list) : element("p", { textContent: t("offline.no-list") }),
  );
}

const tableOf = ({ title, asOf, columns, rows }: OfflineOrders): HTMLElement =>
  element(
    "table",
    {},
    element("caption", {}, element("b", { textContent: title }), ` ${asOf}`),
    element("thead", {}, element("tr", {}, ...columns.map((column) => element("th", { scope: "col", textContent: column })))),
    element("tbody", {}, ...rows.map((row) => element("tr", {}, ...row.map((cell) => element("td", { textContent: cell }))))),
  );

void showOffline();
