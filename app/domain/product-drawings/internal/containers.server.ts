import { darker, inkOn, lighter } from "./colour.ts";
import type { DrawingOf } from "./drawing.ts";
import { printLabel } from "./label.server.ts";
import { letter, letterInTwo } from "./lettering.server.ts";
import { body, drawEmoji, fillPath, ground, type Ids, round, strokePath } from "./svg.ts";

/** A round tin: ghee, canned food, milk powder. */
export function drawTin(ids: Ids, pack: DrawingOf<"tin">): string {
  const outline = "M130 112v292q110 40 220 0V112z";
  const lid = (y: number, radius: number, tall: number, fill: string) =>
    `<ellipse cx="240" cy="${y}" rx="${radius}" ry="${tall}" fill="${fill}"/>`;
  return [
    ground(124, 428),
    body(outline, pack.colour, printLabel(ids, pack, { x: 130, y: 122, width: 220, height: 300 }, outline)),
    lid(112, 110, 28, "#e4e7ea") + lid(108, 96, 21, "#bcc3c8") + lid(104, 96, 20, "#d3d9dd"),
    fillPath("M130 396q110 40 220 0v10q-110 40-220 0z", "#c3c9ce"),
  ].join("");
}

/** A jar with a screw lid: jam, honey, pickle. */
export function drawJar(ids: Ids, pack: DrawingOf<"jar">): string {
  const outline = "M158 128h164q26 14 26 50v208q0 42-42 42H174q-42 0-42-42V178q0-36 26-50z";
  const band = (y: number, height: number, fill: string) =>
    `<rect x="132" y="${y}" width="216" height="${height}" fill="${fill}"/>`;
  const printed = [
    band(212, 140, pack.paper) + band(212, 8, pack.accent) + band(344, 8, pack.accent),
    letter(pack.brand, { x: 240, y: 256, width: 188, size: 38 }, pack.paperInk),
    letterInTwo(
      pack.line,
      pack.motif ? { x: 208, y: 302, width: 112, size: 20 } : { x: 240, y: 302, width: 180, size: 24 },
      pack.paperInk,
    ),
    drawEmoji(ids, pack.motif, { x: 306, y: 304, size: 72 }),
  ].join("");
  return [
    ground(112, 430),
    body(outline, pack.colour, printed),
    `<rect x="154" y="72" width="172" height="58" rx="12" fill="${pack.cap}"/>`,
    strokePath("M154 112h172", "#1a0a20", 6, 'stroke-opacity=".22"'),
    strokePath("M172 86h120", "#fff", 7, `stroke-opacity=".45" ${round}`),
    letter(pack.size, { x: 240, y: 402, width: 110, size: 24 }, inkOn(pack.colour)),
  ].join("");
}

/** A tub with a lid: yogurt, ice cream. */
export function drawTub(ids: Ids, pack: DrawingOf<"tub">): string {
  const outline = "M120 196H360L336 404q-96 34-192 0z";
  const printed = [
    fillPath("M126 326q124-42 244-4L336 404q-96 34-192 0z", pack.accent),
    letter(pack.brand, { x: 240, y: 262, width: 190, size: 46 }, pack.ink),
    letter(pack.line, { x: 240, y: 300, width: 150, size: 26 }, pack.ink),
    letter(pack.size, { x: 196, y: 388, width: 80, size: 26 }, inkOn(pack.accent)),
    drawEmoji(ids, pack.motif, { x: 288, y: 352, size: 84 }),
  ].join("");
  return [
    ground(124, 424),
    body(outline, pack.colour, printed),
    fillPath("M104 172q136-34 272 0v26q-136 26-272 0z", lighter(pack.accent, 0.12)),
    `<ellipse cx="240" cy="172" rx="136" ry="27" fill="${lighter(pack.accent, 0.4)}"/>`,
    `<ellipse cx="240" cy="172" rx="112" ry="19" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>`,
  ].join("");
}

/** A tube that lies: toothpaste. */
export function drawTube(_: Ids, pack: DrawingOf<"tube">): string {
  const lying = [
    fillPath("M44 208h26l280 22q26 4 26 40t-26 40L70 332H44z", pack.colour),
    fillPath("M70 300q150-30 298-10-2 18-18 20L70 332z", pack.accent),
    letter(pack.brand, { x: 204, y: 280, width: 220, size: 58 }, pack.ink),
    letter(pack.line, { x: 190, y: 318, width: 180, size: 21 }, inkOn(pack.accent)),
    fillPath("M44 208h26v124H44z", darker(pack.colour, 0.25)),
    strokePath("M50 208v124M58 208v124", "#fff", 3, 'stroke-opacity=".4"'),
    strokePath("M80 218l270 20", "#fff", 9, `stroke-opacity=".55" ${round}`),
    `<rect x="376" y="236" width="62" height="68" rx="10" fill="#f7f5f8"/>`,
    strokePath("M390 238v64M404 238v64M418 238v64", "#cfc8d4", 3),
  ];
  return `${ground(184, 356)}<g transform="rotate(-9 240 270)">${lying.join("")}</g>`;
}
