import { darker, ink, inkOn, lighter, mixColours } from "./colour.ts";
import type { DrawingOf, TrayPieces } from "./drawing.ts";
import { letter, letterName } from "./lettering.server.ts";
import { randomOf } from "./random.ts";
import { body, clipped, drawEmoji, fillPath, ground, type Ids, round, strokePath } from "./svg.ts";

/** Where pieces lie in a tray, by how many there are: place, edge length, turn. */
const trayPlaces: Record<TrayPieces, readonly (readonly [x: number, y: number, size: number, turn: number])[]> = {
  1: [[240, 226, 214, 0]],
  2: [
    [156, 228, 158, -4],
    [324, 228, 158, 4],
  ],
  3: [
    [146, 196, 150, -8],
    [334, 196, 150, 12],
    [240, 262, 150, 2],
  ],
  5: [
    [144, 190, 140, -18],
    [336, 192, 140, 16],
    [240, 180, 140, 6],
    [190, 268, 140, 24],
    [296, 270, 140, -12],
  ],
};

/** Minced meat: short strands in rows. */
function drawMince(colour: string): string {
  const random = randomOf(colour);
  const strands = Array.from({ length: 13 }, (_, row) =>
    Array.from({ length: 12 }, (__, at) => {
      const [x, y] = [92 + at * 25 + (row % 2) * 12, 140 + row * 17];
      const fill = mixColours(colour, random() > 0.5 ? "#ffffff" : ink, random() * 0.3);
      return strokePath(
        `M${x} ${y}q${(random() * 14).toFixed(1)} ${(random() * 18 - 9).toFixed(1)} 26 ${(random() * 12 - 6).toFixed(1)}`,
        fill,
        13,
        round,
      );
    }).join(""),
  );
  return `<rect x="82" y="130" width="316" height="232" rx="18" fill="${colour}"/>${strands.join("")}`;
}

const meatBed = "M100 130h280q18 0 18 18v196q0 18-18 18H100q-18 0-18-18V148q0-18 18-18z";

/** A tray under foil: meat, chicken, fish. */
export function drawTray(ids: Ids, pack: DrawingOf<"tray">): string {
  return [
    ground(186, 408),
    fillPath("M54 132q0-28 28-28h316q28 0 28 28l-14 236q-2 34-36 34H104q-34 0-36-34z", "#dfe5e8"),
    `<rect x="74" y="122" width="332" height="248" rx="22" fill="#f8fbfc"/>`,
    ...(pack.mince
      ? [clipped(ids, meatBed, drawMince(pack.mince))]
      : trayPlaces[pack.pieces].map(([x, y, size, turn], at) =>
          drawEmoji(ids, at % 2 === 1 && pack.also ? pack.also : pack.motif, { x, y, size, turn }),
        )),
    fillPath("M82 132q150-20 316 0v26Q240 128 82 188z", "#fff", 'opacity=".42"'),
    `<rect x="74" y="122" width="332" height="248" rx="22" fill="none" stroke="#fff" stroke-width="5"/>`,
    `<rect x="128" y="338" width="224" height="62" rx="5" fill="#fff"/><rect x="128" y="338" width="12" height="62" fill="#BE2420"/>`,
    letter(pack.line, { x: 246, y: 367, width: 190, size: 26 }, ink),
    letter(pack.size, { x: 246, y: 392, width: 150, size: 19 }, "#5B4A62"),
  ].join("");
}

const loaf = "M58 250q-10-70 60-76 24-26 62-10 30-22 62-2 34-18 62 6 82-2 84 62v130q0 28-28 28H88q-28 0-28-28z";

/** A sliced loaf in its bag. */
export function drawBread(_: Ids, pack: DrawingOf<"bread">): string {
  const [crust, crumb, cut] = pack.isBrown ? ["#7a4a24", "#c79a64", "#a87c48"] : ["#c98a45", "#f6dfb4", "#e3c48d"];
  return [
    ground(178, 396),
    fillPath("M386 206q36-30 62-24-6 18-2 34-26-6-52 20z", lighter(pack.colour, 0.55)),
    `<rect x="378" y="200" width="16" height="44" rx="6" fill="#BE2420"/>`,
    fillPath(loaf, crust),
    fillPath("M74 258q-6-58 52-62 24-20 54-6 30-18 60 0 32-14 56 6 76-4 76 46v112q0 20-20 20H94q-20 0-20-20z", crumb),
    strokePath("M128 196v178M180 190v184M240 190v184M296 196v178", cut, 5),
    fillPath(loaf, "#fff", 'opacity=".16"'),
    fillPath("M60 268h328v96q-164 26-328 0z", pack.colour),
    fillPath("M60 268h328v14H60z", pack.accent),
    letterName(pack, { x: 224, y: 328, width: 200, size: 50 }, pack.ink),
    letter(pack.line, { x: 224, y: 360, width: 250, size: 24 }, pack.ink),
    strokePath("M84 200q30-18 60-14", "#fff", 9, `stroke-opacity=".8" ${round}`),
  ].join("");
}

/** A light bulb that shines. */
export function drawBulb(_: Ids, pack: DrawingOf<"bulb">): string {
  const collar = "M160 244h160l-22 104h-116z";
  return [
    ground(84, 436),
    `<circle cx="240" cy="176" r="150" fill="#FFE9A8" opacity=".55"/>`,
    fillPath("M132 178a108 108 0 1 1 216 0q0 40-36 70H168q-36-30-36-70z", "#fffaf0"),
    fillPath("M132 178a108 108 0 0 1 90-106Q166 110 176 248h-8q-36-30-36-70z", "#fff1cf"),
    strokePath("M288 100q34 26 34 66", "#fff", 14, round),
    fillPath(collar, "#eef0f4") + fillPath(collar, "url(#shade)"),
    letterName(pack, { x: 240, y: 290, width: 116, size: 28 }, "#1D4FA3"),
    letter(pack.line, { x: 240, y: 322, width: 96, size: 24 }, ink),
    `<rect x="194" y="348" width="92" height="62" rx="8" fill="#b7bdc6"/>`,
    strokePath("M192 362h96M192 378h96M192 394h96", "#7d8590", 6),
    fillPath("M206 410h68l-16 20h-36z", "#474d57"),
    `<rect x="194" y="348" width="92" height="62" rx="8" fill="url(#shade)"/>`,
  ].join("");
}

function drawRoll(x: number, top: number, tall: number): string {
  const paper = `M${x - 84} ${top}v${tall}a84 34 0 0 0 168 0V${top}z`;
  return [
    fillPath(paper, "#fbfafc") + fillPath(paper, "url(#shade)", 'opacity=".6"'),
    `<ellipse cx="${x}" cy="${top}" rx="84" ry="30" fill="#fff"/>`,
    `<ellipse cx="${x}" cy="${top}" rx="60" ry="20" fill="none" stroke="#e3dde6" stroke-width="4"/>`,
    `<ellipse cx="${x}" cy="${top}" rx="30" ry="11" fill="#b59a78"/>`,
  ].join("");
}

/** Rolls of paper with a band around them. */
export function drawRolls(_: Ids, { count, isTall, ...pack }: DrawingOf<"rolls">): string {
  const top = isTall ? 110 : count === 4 ? 232 : 208;
  const tall = 392 - top;
  const left = count === 1 ? 156 : 74;
  const width = count === 1 ? 168 : 332;
  const band = { x: 240, y: isTall ? 270 : 316, width: width - 52, size: 46 };
  const rolls = count === 1 ? drawRoll(240, top, tall) : drawRoll(158, top, tall) + drawRoll(322, top, tall);
  return [
    ground(170, 420),
    count === 4 ? drawRoll(158, 92, 140) + drawRoll(322, 92, 140) : "",
    rolls,
    `<rect x="${left}" y="${band.y - 54}" width="${width}" height="96" fill="${pack.colour}"/>`,
    letter(pack.brand, band, pack.ink),
    letter(pack.line, { ...band, y: band.y + 30, size: 24 }, pack.ink),
  ].join("");
}

/** The thing itself, without a pack: a knife, a broom, a plate. */
export const drawSingle = (ids: Ids, pack: DrawingOf<"single">): string =>
  ground(120, 396) + drawEmoji(ids, pack.motif ?? { emoji: "package" }, { x: 240, y: 248, size: 320 });

/** A card with the thing under a clear bubble: a toothbrush, batteries. */
export function drawBlister(ids: Ids, pack: DrawingOf<"blister">): string {
  const card =
    "M116 44h248q18 0 18 18v360q0 18-18 18H116q-18 0-18-18V62q0-18 18-18zM208 66q0 12 12 12h40q12 0 12-12t-12-12h-40q-12 0-12 12z";
  return [
    ground(132, 444),
    fillPath(card, pack.colour, 'fill-rule="evenodd"'),
    fillPath("M98 372q142-44 284-8v58q0 18-18 18H116q-18 0-18-18z", pack.accent),
    letterName(pack, { x: 240, y: 134, width: 236, size: 50 }, pack.ink),
    letter(pack.line, { x: 240, y: 164, width: 230, size: 25 }, pack.ink),
    '<rect x="134" y="184" width="212" height="204" rx="26" fill="#f8fbfc"/>',
    drawEmoji(ids, pack.motif, { x: 240, y: 286, size: 176 }),
    strokePath("M152 214q0-14 16-14h70", "#ffffff", 8, round) +
      '<rect x="134" y="184" width="212" height="204" rx="26" fill="none" stroke="#cfd9e2" stroke-width="4"/>',
    letter(pack.size, { x: 240, y: 424, width: 150, size: 26 }, inkOn(pack.accent)),
  ].join("");
}

/** An ice cream in its paper cone. */
export function drawCone(ids: Ids, pack: DrawingOf<"cone">): string {
  const paper = "M138 214q102 34 204 0L252 442q-12 8-24 0z";
  const swirl = /choco|brownie|cookie|double|oreo/i.test(pack.line)
    ? "#7a4a2c"
    : /straw|berry|rose/i.test(pack.line)
      ? "#f6b3c4"
      : /mango|kulfa/i.test(pack.line)
        ? "#f8d27a"
        : /pista/i.test(pack.line)
          ? "#c3d58a"
          : "#fdf1d8";
  const scoop = (y: number, rx: number, ry: number) =>
    `<ellipse cx="240" cy="${y}" rx="${rx}" ry="${ry}" fill="${swirl}"/>` +
    strokePath(`M${240 - rx * 0.86} ${y + ry * 0.45}q${rx * 0.86} ${ry * 0.7} ${rx * 1.72} 0`, darker(swirl, 0.18), 5, round);
  return [
    ground(60, 446),
    scoop(206, 104, 48) + scoop(154, 82, 42) + scoop(108, 54, 34),
    fillPath("M214 88Q230 36 262 34q-4 22 14 46-30 24-62 8z", swirl),
    strokePath("M190 132q40 20 84 4M160 188q70 30 140 4", "#4a2616", 8, `${round} stroke-opacity=".75"`),
    body(
      paper,
      pack.colour,
      clipped(
        ids,
        paper,
        fillPath("M120 286q120 40 240 0v36q-120 40-240 0z", pack.accent) +
          letterName(pack, { x: 240, y: 276, width: 160, size: 42 }, pack.ink) +
          letter(pack.line, { x: 240, y: 332, width: 112, size: 22 }, inkOn(pack.accent)),
      ),
    ),
  ].join("");
}

/** A flat round tin: shoe polish. */
export function drawFlatTin(_: Ids, pack: DrawingOf<"flat-tin">): string {
  const { colour } = pack;
  return [
    ground(190, 376),
    fillPath("M50 262v60c0 60 85 92 190 92s190-32 190-92v-60z", darker(colour, 0.45)),
    fillPath("M50 262v26c0 60 85 92 190 92s190-32 190-92v-26z", darker(colour, 0.2)),
    `<ellipse cx="240" cy="258" rx="190" ry="92" fill="${lighter(colour, 0.3)}"/><ellipse cx="240" cy="252" rx="182" ry="86" fill="${colour}"/>`,
    `<ellipse cx="240" cy="252" rx="152" ry="69" fill="none" stroke="${pack.accent}" stroke-width="6"/>`,
    letterName(pack, { x: 240, y: 262, width: 230, size: 66 }, pack.ink),
    letter(pack.line, { x: 240, y: 292, width: 200, size: 24 }, pack.ink),
    letter(pack.size, { x: 240, y: 402, width: 120, size: 22 }, "#ffffff"),
    strokePath("M92 226q50-54 148-56", "#ffffff", 8, `${round} stroke-opacity=".5"`),
  ].join("");
}
