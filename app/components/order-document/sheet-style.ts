import { type PaperName, papers } from "#app/contract/paper.ts";

const millimetres = (microns: number): string => `${microns / 1000}mm`;

/** Black on white on any paper, nothing smaller than 9 pt. */
const common = `
.sheet{display:block;box-sizing:border-box;margin:0 auto;color:#000;background:#fff;font:10pt/1.35 "Hanken Grotesk Variable",system-ui,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.sheet h1,.sheet h2{margin:0 0 1mm;font-family:"Bricolage Grotesque",system-ui,sans-serif;font-weight:700;letter-spacing:0;line-height:1.2}
.sheet h2{font-size:11pt}
.sheet .stamp{margin:0 0 3mm;border:.6mm solid #000;padding:1mm 3mm;font-size:16pt;font-weight:700;line-height:1.2;text-align:center}
.sheet .shop b{font-size:13pt}
.sheet dl{margin:0}.sheet dl div{display:flex;gap:4mm}.sheet dt{overflow-wrap:normal}.sheet dd{flex:1;margin:0;font-weight:600}
.sheet table{width:100%;border-collapse:collapse}
.sheet thead{display:table-header-group}.sheet tr{break-inside:avoid}
.sheet th,.sheet td{padding:1mm;border-bottom:.3mm solid #000;text-align:right;vertical-align:top;white-space:nowrap}
.sheet th:first-child{text-align:left;white-space:normal;overflow-wrap:anywhere}.sheet tbody th{font-weight:600}
.sheet small{display:block;font-size:9pt;line-height:1.25;font-weight:400}
.sheet .group th{padding-top:4mm;border-bottom-width:.6mm;font-size:11pt;font-weight:700;break-after:avoid}
.sheet tbody:last-child tr:last-child{break-after:avoid}.sheet .totals{break-inside:avoid;break-before:avoid}.sheet footer{break-inside:avoid;break-before:avoid}.sheet .totals div{justify-content:space-between;padding:.6mm 1mm}.sheet .totals dt,.sheet .totals dd{flex:none}
.sheet .codes{display:flex;flex-wrap:wrap;align-items:center;gap:4mm;break-inside:avoid}
.sheet figure{margin:0}.sheet figcaption{font-size:9pt;text-align:center}.sheet svg{display:block;fill:#000}
.sheet .bars{width:44mm;height:12mm}.sheet .square{width:27mm;height:27mm}
.sheet-picking-list tbody tr:not(.group) th{padding-left:8mm}
.sheet-picking-list tbody tr:not(.group) th::before{content:"";display:inline-block;width:3.5mm;height:3.5mm;margin:0 2.7mm 0 -7mm;border:.4mm solid #000;vertical-align:-.5mm}
.sheet-picking-list tbody td{font-size:12pt;font-weight:700}
.sheet-rider-sheet section,.sheet-rider-sheet .totals{font-size:14pt}.sheet-rider-sheet .totals{font-weight:700}
.sheet-rider-sheet .square{width:40mm;height:40mm}`;

/** A sheet: prices in columns, details and customer side by side. */
const flat = `
.sheet{max-width:182mm}.sheet h1{font-size:20pt}
.sheet header{display:flex;justify-content:space-between;gap:8mm;border-bottom:2px solid #000;padding-bottom:4mm}
.sheet .shop{text-align:right}
.sheet .about{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6mm;margin:4mm 0}
.sheet .about>*{flex:1 1 70mm;min-width:0}.sheet .about>:first-child{flex-grow:1.4}.sheet-invoice .about>:first-child{flex-grow:2}
.sheet dt{flex:0 0 30mm}.sheet small{display:inline}.sheet small:first-of-type::before{content:"";display:block}.sheet small+small::before{content:" · "}
.sheet-picking-list .about{flex-direction:column-reverse;gap:3mm}.sheet-picking-list .about>*{flex:none}.sheet-picking-list dt{flex-basis:48mm}
.sheet-picking-list .about>:first-child{display:flex;align-items:start;gap:6mm}.sheet-picking-list .about dl{flex:1}.sheet-picking-list .about .codes{margin-top:0}
.sheet th:first-child{width:66%}.sheet-picking-list th:first-child,.sheet-rider-sheet th:first-child{width:88%}
.sheet-rider-sheet .about+.totals{margin:0 0 4mm;border:.5mm solid #000;padding:2mm;width:auto;font-size:18pt}.sheet-rider-sheet .notes{margin:0 0 4mm}
.sheet .totals{margin:4mm 0 0 8mm;width:max-content;min-width:70mm;max-width:100%}.sheet-invoice .totals{float:right}
.sheet-invoice .totals div:nth-child(n+3){font-size:12pt;font-weight:700}.sheet-invoice .totals div:nth-child(3){border-top:.3mm solid #000}
.sheet .notes,.sheet .codes{margin-top:4mm}.sheet .notes div{break-inside:avoid}.sheet footer{clear:both;margin-top:5mm;border-top:.3mm solid #000;padding-top:3mm}
@media (max-width:600px){.sheet header,.sheet-picking-list .about>:first-child{display:block}.sheet dt,.sheet-picking-list dt{flex-basis:34%}.sheet .shop{text-align:left;margin-top:3mm}.sheet th:first-child{width:auto}.sheet .totals{float:none;width:auto;min-width:0;margin-left:0}.sheet .totals dt{flex:0 1 auto}.sheet-rider-sheet .notes dt{flex-basis:auto}.sheet-picking-list .about .codes{margin-top:3mm}}`;

/** A roll: everything stacked, a line's name above its amount. */
const roll = ({ width, printable }: { width: number; printable: number }): string => `
.sheet{width:${millimetres(width)};padding:3mm ${millimetres((width - printable) / 2)}}
.sheet h1{font-size:13pt}.sheet header{display:flex;flex-direction:column-reverse;gap:2mm;text-align:center}
.sheet .about,.sheet .notes,.sheet .codes{margin-top:2mm;border-top:.3mm dashed #000;padding-top:2mm}
.sheet .about section{margin-top:2mm}.sheet .about dl{font-size:9pt}.sheet dl div{flex-wrap:wrap;gap:0 2mm}.sheet dd{flex:0 1 auto;margin-left:auto;max-width:100%;text-align:right}
.sheet table,.sheet tbody{display:block;margin-top:2mm}.sheet thead{display:none}
.sheet tbody tr{display:flex;flex-wrap:wrap;gap:0 1.5mm;padding:1mm 0;border-bottom:.3mm dashed #000}
.sheet tbody th,.sheet tbody td{padding:0;border:0}.sheet tbody th{flex:0 0 100%}.sheet tbody td:last-child{margin-left:auto}
.sheet tbody td:nth-child(3)::before{content:"× "}
.sheet .totals{margin-top:2mm}.sheet .totals div{padding:.3mm 0}.sheet .totals div:nth-child(n+3){font-size:11pt;font-weight:700}
.sheet .notes dd{flex-basis:100%;text-align:left}
.sheet .codes{flex-direction:column;gap:3mm}
.sheet footer{margin-top:2mm;border-top:.3mm dashed #000;padding-top:2mm;text-align:center}`;

/** The style of a document on its paper, inlined into the page or the saved file, which need no other. */
export function sheetStyle(paper: PaperName): string {
  return (common + (paper === "a4" ? flat : roll(papers[paper]))).trim();
}

/**
 * The `@page` rules of a paper. Sheets carry the order and the page count in the footer. A roll is as long as a sheet until its content is
 * measured.
 *
 * @param foot the text of a sheet's footer beside the page number
 */
export function pageStyle(paper: PaperName, foot: string): string {
  if (paper !== "a4") return `@page{size:${millimetres(papers[paper].width)} 297mm;margin:0}`;
  const footText = foot.replace(/[^\p{L}\p{N} .,-]/gu, " ");
  return `@page{size:A4;margin:14mm;@bottom-right{font:9pt system-ui,sans-serif;content:"${footText} · " counter(page) " / " counter(pages)}}`;
}
