import type { DrawnCode, OrderDocument } from "#app/contract/document.ts";
import { type PaperName, papers, papersOf } from "#app/contract/paper.ts";
import { stampHtml } from "#app/contract/stamp.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { escapeHtml as text } from "#app/lib/escape-html.ts";
import { pageStyle, sheetStyle } from "./sheet-style.ts";

type Line = OrderDocument["lines"][number];

const lines = (all: readonly string[]): string => all.map((line) => `<div dir="auto">${text(line)}</div>`).join("");

const definitionList = (all: readonly { label: string; value: string }[]): string =>
  all.map(({ label, value }) => `<div><dt>${text(label)}</dt><dd dir="auto">${text(value)}</dd></div>`).join("");

const listOf = (name: string, all: readonly { label: string; value: string }[]): string =>
  all.length > 0 ? `<dl class="${name}">${definitionList(all)}</dl>` : "";

const row = ({ name, details, quantity, price, total }: Line): string =>
  `<tr><th scope="row" dir="auto">${text(name)}${details.map((detail) => `<small dir="auto">${text(detail)}</small>`).join("")}</th>` +
  `${[quantity, price, total].map((cell, place) => (place > 0 && cell === "" ? "" : `<td>${text(cell)}</td>`)).join("")}</tr>`;

/** The lines, each group below its heading. */
function bodies(all: readonly Line[], columns: number): string {
  const groups = new Map<string, Line[]>();
  for (const line of all) {
    const group = line.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  const heading = (group: string) =>
    group ? `<tr class="group"><th scope="rowgroup" dir="auto" colspan="${columns}">${text(group)}</th></tr>` : "";
  return [...groups].map(([group, rows]) => `<tbody>${heading(group)}${rows.map(row).join("")}</tbody>`).join("");
}

const drawing = (name: string, { label, width, height, path }: DrawnCode): string =>
  `<svg class="${name}" role="img" aria-label="${text(label)}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" shape-rendering="crispEdges"><path d="${text(path)}"/></svg>`;

const codes = ({ barcode, qr }: OrderDocument): string =>
  barcode || qr
    ? `<div class="codes">${qr ? drawing("square", qr) : ""}` +
      `${barcode ? `<figure>${drawing("bars", barcode)}<figcaption>${text(barcode.text)}</figcaption></figure>` : ""}</div>`
    : "";

function about({ facts: all, customer }: OrderDocument, drawn: string): string {
  return `<div class="about"><div><dl>${definitionList(all)}</dl>${drawn}</div><section><h2>${text(customer.heading)}</h2>${lines(customer.lines)}</section></div>`;
}

/** On a packing document delivery details come before the goods, on the first sheet; the customer's follows the order. */
const begins = { invoice: false, slip: false, "picking-list": true, "rider-sheet": true } as const satisfies Record<
  OrderDocument["kind"],
  boolean
>;

/** The default paper of a kind of document. */
const defaultPaper = ({ kind }: OrderDocument): PaperName => papersOf[kind][0];

/** An order document as an element of a page, to stand beside the style of its paper. Every text of it is escaped. */
export function sheetHtml(document: OrderDocument, paper: PaperName = defaultPaper(document)): string {
  const { kind, lang, title, stamp, shop, columns, lines: items, totals, notes, closing } = document;
  const head = [columns.item, columns.quantity, columns.price, columns.total].filter(Boolean);
  const ends = listOf("totals", totals) + listOf("notes", notes);
  const look = papers[paper].height === null ? "sheet sheet-roll" : "sheet";
  return (
    `<article class="${look} sheet-${kind}" lang="${lang}">${stampHtml(stamp && text(stamp))}` +
    `<header><div><h1 dir="auto">${text(title)}</h1></div><div class="shop"><b dir="auto">${text(shop.name)}</b>${lines(shop.lines)}</div></header>` +
    about(document, begins[kind] ? codes(document) : "") +
    (kind === "rider-sheet" ? ends : "") +
    `<table><thead><tr>${head.map((column) => `<th scope="col">${text(column)}</th>`).join("")}</tr></thead>` +
    `${bodies(items, head.length)}</table>` +
    (kind === "rider-sheet" ? "" : ends) +
    (begins[kind] ? "" : codes(document)) +
    `<footer dir="auto">${text(closing)}</footer></article>`
  );
}

/**
 * The same sheet as a standalone file without network, script or external style. It states no length of a roll: the browser would cut the
 * page there, before the content is measured.
 */
export function sheetFile(document: OrderDocument, paper: PaperName = defaultPaper(document)): string {
  const name = sheetName(document);
  const [edge, page] = papers[paper].height === null ? ["0", "@page{margin:0}"] : ["8mm", pageStyle(paper, name)];
  return (
    `<!doctype html><html lang="${document.lang}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(name)}</title>` +
    `<style>body{margin:${edge}}@media print{body{margin:0}}${page}${sheetStyle(paper)}</style></head><body>${sheetHtml(document, paper)}</body></html>`
  );
}

/** Name of a document among several: its title and the number of its order. */
export const sheetName = ({ title, orderId }: Pick<OrderDocument, "title" | "orderId">): string =>
  `${title} ${orderNumber(orderId)}`;

/** Name of the saved file (A7.27). */
export const sheetFileName = ({ kind, orderId }: Pick<OrderDocument, "kind" | "orderId">): string => `${kind}-${orderId}.html`;

/** An order document as a file to save. */
export const sheetDownload = (document: OrderDocument): Response =>
  new Response(sheetFile(document), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Disposition": `attachment; filename="${sheetFileName(document)}"`,
      "Cache-Control": "private, no-store",
    },
  });
