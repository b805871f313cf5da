import { darker, inkOn, lighter } from "./colour.ts";
import type { DrawingOf } from "./drawing.ts";
import { printLabel } from "./label.server.ts";
import { letter, letterInTwo, letterName } from "./lettering.server.ts";
import { body, clipped, drawEmoji, fillPath, ground, type Ids, round, strokePath } from "./svg.ts";

/** A round tin: ghee, canned food, milk powder. */
export function drawTin(ids: Ids, pack: DrawingOf<"tin">): string {
  const outline = "M130 112v292q110 40 220 0V112z";
  const lid = (y: number, radius: number, tall: number, fill: string) =>
    `<ellipse cx="240" cy="${y}" rx="${radius}" ry="${tall}" fill="${fill}"/>`;
  return [
    ground(124, 428),
    body(outline, pack.colour, printLabel(ids, pack, { x: 130, y: 140, width: 220, height: 282 }, outline)),
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
    letterName(pack, { x: 240, y: 256, width: 188, size: 38 }, pack.paperInk),
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
    clipped(ids, outline, fillPath("M110 326q124-42 260-4v116H110z", pack.accent)),
    letterName(pack, { x: 240, y: 262, width: 190, size: 46 }, pack.ink),
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
export function drawTube(ids: Ids, pack: DrawingOf<"tube">): string {
  const outline = "M34 182h26l296 30q28 6 28 52t-28 52L60 346H34z";
  const lying = [
    fillPath(outline, pack.colour),
    clipped(ids, outline, fillPath("M20 290q190-36 380-4v80H20z", pack.accent)),
    letterName(pack, { x: 208, y: 266, width: 260, size: 62 }, pack.ink),
    letterInTwo(pack.line, { x: 196, y: pack.line.length < 11 ? 316 : 310, width: 236, size: 23 }, inkOn(pack.accent)),
    fillPath("M34 182h26v164H34z", darker(pack.colour, 0.25)),
    strokePath("M42 182v164M50 182v164", "#fff", 3, 'stroke-opacity=".4"'),
    strokePath("M76 194l270 26", "#fff", 9, `stroke-opacity=".55" ${round}`),
    '<rect x="382" y="226" width="64" height="76" rx="10" fill="#f7f5f8" stroke="#cfc8d4" stroke-width="2"/>',
    strokePath("M396 228v72M411 228v72M426 228v72", "#cfc8d4", 3),
  ];
  return `${ground(184, 372)}<g transform="rotate(-9 240 270)">${lying.join("")}</g>`;
}

/** A low pot with a wide lid: cream for the skin. */
export function drawPot(ids: Ids, pack: DrawingOf<"pot">): string {
  const outline = "M84 244h312v112q0 62-62 62H146q-62 0-62-62z";
  const band = fillPath("M70 356q170-34 340-6v80H70z", pack.accent);
  const printed = band + letterName(pack, { x: 240, y: 314, width: 240, size: 56 }, pack.paperInk);
  return [
    ground(150, 422),
    body(
      outline,
      pack.colour,
      clipped(ids, outline, printed) + letterInTwo(pack.line, { x: 212, y: 382, width: 176, size: 24 }, inkOn(pack.accent)),
    ),
    letter(pack.size, { x: 334, y: 400, width: 66, size: 20 }, inkOn(pack.accent)),
    `<rect x="72" y="160" width="336" height="88" rx="20" fill="${pack.cap}"/>`,
    strokePath("M72 226h336", "#1a0a20", 7, 'stroke-opacity=".2"'),
    strokePath("M98 180h200", "#fff", 9, `stroke-opacity=".45" ${round}`),
  ].join("");
}
