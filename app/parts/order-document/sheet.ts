import type { OrderDocument } from "#app/contract/document.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const text = (words: string): string => words.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

const lines = (all: readonly string[]): string => all.map((line) => `<div>${text(line)}</div>`).join("");

const facts = (all: readonly { label: string; value: string }[]): string =>
  all.map(({ label, value }) => `<div><dt>${text(label)}</dt><dd>${text(value)}</dd></div>`).join("");

const row = ({ name, details, quantity, price, total }: OrderDocument["lines"][number]): string =>
  `<tr><th scope="row">${text(name)}${details.map((detail) => `<small>${text(detail)}</small>`).join("")}</th>` +
  `<td>${text(quantity)}</td><td>${text(price)}</td><td>${text(total)}</td></tr>`;

/** The sheet's own look, black on white for A4. It stands inside the page or the saved file, so neither needs another style. */
export const sheetStyle = `
@page{size:A4;margin:14mm}
.sheet{box-sizing:border-box;max-width:182mm;margin:0 auto;color:#000;background:#fff;font:10pt/1.45 "Hanken Grotesk Variable",system-ui,sans-serif;font-variant-numeric:tabular-nums}
.sheet header{display:flex;justify-content:space-between;gap:8mm;border-bottom:2px solid #000;padding-bottom:4mm}
.sheet h1,.sheet h2{margin:0 0 1mm;font-family:"Bricolage Grotesque Variable",system-ui,sans-serif;font-weight:700;letter-spacing:0;line-height:1.2}
.sheet h1{font-size:20pt}.sheet h2{font-size:11pt}
.sheet .shop{text-align:right}.sheet .shop b{font-size:13pt}
.sheet .about{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6mm;margin:5mm 0}
.sheet .about>*{flex:1 1 60mm;min-width:0;overflow-wrap:anywhere}
.sheet dl{margin:0}.sheet dl div{display:flex;gap:4mm}.sheet dt{flex:0 0 32mm}.sheet dd{flex:1;margin:0;font-weight:600}
.sheet table{width:100%;border-collapse:collapse}
.sheet thead{display:table-header-group}.sheet tr{break-inside:avoid}
.sheet th,.sheet td{padding:2mm 1mm;border-bottom:.3mm solid #000;text-align:right;vertical-align:top;white-space:nowrap}
.sheet th:first-child{width:60%;text-align:left;white-space:normal;overflow-wrap:anywhere}.sheet tbody th{font-weight:600}
.sheet small{display:block;font-size:9pt;font-weight:400}
.sheet .totals{margin:4mm 0 0 auto;width:70mm;break-inside:avoid}
.sheet .totals div{justify-content:space-between;padding:.6mm 1mm}.sheet .totals dt,.sheet .totals dd{flex:none}
.sheet .totals div:nth-child(n+3){font-size:12pt;font-weight:700}.sheet .totals div:nth-child(3){border-top:.3mm solid #000}
.sheet .notes{margin-top:5mm}.sheet footer{margin-top:8mm;border-top:.3mm solid #000;padding-top:3mm}
@media (max-width:600px){.sheet header{display:block}.sheet .shop{text-align:left;margin-top:3mm}.sheet th:first-child{width:auto}.sheet .totals{width:auto}}
`.trim();

/** An order document laid out for A4, as an element of a page. Every text of it is escaped. */
export function sheetHtml({
  lang,
  title,
  shop,
  facts: about,
  customer,
  columns,
  lines: items,
  totals,
  notes,
  closing,
}: OrderDocument): string {
  const head = [columns.item, columns.quantity, columns.price, columns.total];
  return (
    `<article class="sheet" lang="${lang}">` +
    `<header><div><h1>${text(title)}</h1></div><div class="shop"><b>${text(shop.name)}</b>${lines(shop.lines)}</div></header>` +
    `<div class="about"><dl>${facts(about)}</dl><section><h2>${text(customer.heading)}</h2>${lines(customer.lines)}</section></div>` +
    `<table><thead><tr>${head.map((column) => `<th scope="col">${text(column)}</th>`).join("")}</tr></thead>` +
    `<tbody>${items.map(row).join("")}</tbody></table>` +
    `<dl class="totals">${facts(totals)}</dl>${notes.length > 0 ? `<dl class="notes">${facts(notes)}</dl>` : ""}` +
    `<footer>${text(closing)}</footer></article>`
  );
}

/** The same sheet as a file of its own: it needs no network, no script and no style beside it. */
export function sheetFile(document: OrderDocument): string {
  const number = document.facts[0]?.value ?? String(document.orderId);
  return (
    `<!doctype html><html lang="${document.lang}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(`${document.title} ${number}`)}</title>` +
    `<style>body{margin:8mm}@media print{body{margin:0}}${sheetStyle}</style></head><body>${sheetHtml(document)}</body></html>`
  );
}

/** What the saved file is called (A7.27). */
export const sheetFileName = ({ kind, orderId }: Pick<OrderDocument, "kind" | "orderId">): string => `${kind}-${orderId}.html`;
