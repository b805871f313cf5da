import { ink, lighter, mixColours } from "./colour.ts";
import type { DrawingOf } from "./drawing.ts";
import { letter } from "./lettering.server.ts";
import { randomOf } from "./random.ts";
import { drawEmoji, fillPath, ground, type Ids, round, strokePath } from "./svg.ts";

const pieces = [
  [150, 248, -18],
  [330, 250, 16],
  [240, 236, 6],
  [196, 304, 24],
  [292, 306, -12],
] as const;

/** Minced meat: short strands in rows. */
function drawMince(colour: string): string {
  const random = randomOf(colour);
  const strands = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 12 }, (__, at) => {
      const [x, y] = [92 + at * 25 + (row % 2) * 12, 200 + row * 17];
      const fill = mixColours(colour, random() > 0.5 ? "#ffffff" : ink, random() * 0.3);
      return strokePath(
        `M${x} ${y}q${(random() * 14).toFixed(1)} ${(random() * 18 - 9).toFixed(1)} 26 ${(random() * 12 - 6).toFixed(1)}`,
        fill,
        13,
        round,
      );
    }).join(""),
  );
  return `<rect x="82" y="192" width="316" height="168" rx="18" fill="${colour}"/>${strands.join("")}`;
}

/** A tray under foil: meat, chicken, fish. */
export function drawTray(ids: Ids, pack: DrawingOf<"tray">): string {
  return [
    ground(186, 408),
    fillPath("M54 196q0-28 28-28h316q28 0 28 28l-14 172q-2 34-36 34H104q-34 0-36-34z", "#dfe5e8"),
    `<rect x="74" y="186" width="332" height="182" rx="22" fill="#f8fbfc"/>`,
    ...(pack.mince
      ? [drawMince(pack.mince)]
      : pieces.map(([x, y, turn]) => drawEmoji(ids, pack.motif, { x, y, size: pack.pieceSize, turn }))),
    fillPath("M82 196q150-20 316 0v40Q240 196 82 262z", "#fff", 'opacity=".42"'),
    `<rect x="74" y="186" width="332" height="182" rx="22" fill="none" stroke="#fff" stroke-width="5"/>`,
    `<rect x="128" y="338" width="224" height="62" rx="5" fill="#fff"/><rect x="128" y="338" width="12" height="62" fill="#BE2420"/>`,
    letter(pack.line, { x: 246, y: 367, width: 190, size: 26 }, ink),
    letter(pack.size, { x: 246, y: 392, width: 150, size: 19 }, "#5B4A62"),
  ].join("");
}

const loaf = "M58 250q-10-70 60-76 24-26 62-10 30-22 62-2 34-18 62 6 82-2 84 62v130q0 28-28 28H88q-28 0-28-28z";

/** A sliced loaf in its bag. */
export function drawBread(_: Ids, pack: DrawingOf<"bread">): string {
  return [
    ground(178, 396),
    fillPath("M386 206q36-30 62-24-6 18-2 34-26-6-52 20z", lighter(pack.colour, 0.55)),
    `<rect x="378" y="200" width="16" height="44" rx="6" fill="#BE2420"/>`,
    fillPath(loaf, "#c98a45"),
    fillPath("M74 258q-6-58 52-62 24-20 54-6 30-18 60 0 32-14 56 6 76-4 76 46v112q0 20-20 20H94q-20 0-20-20z", "#f6dfb4"),
    strokePath("M128 196v178M180 190v184M240 190v184M296 196v178", "#e3c48d", 5),
    fillPath(loaf, "#fff", 'opacity=".16"'),
    fillPath("M60 268h328v96q-164 26-328 0z", pack.colour),
    fillPath("M60 268h328v14H60z", pack.accent),
    letter(pack.brand, { x: 224, y: 328, width: 200, size: 50 }, pack.ink),
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
    letter(pack.brand, { x: 240, y: 290, width: 116, size: 28 }, "#1D4FA3"),
    letter(pack.line, { x: 240, y: 322, width: 96, size: 24 }, ink),
    `<rect x="194" y="348" width="92" height="62" rx="8" fill="#b7bdc6"/>`,
    strokePath("M192 362h96M192 378h96M192 394h96", "#7d8590", 6),
    fillPath("M206 410h68l-16 20h-36z", "#474d57"),
    `<rect x="194" y="348" width="92" height="62" rx="8" fill="url(#shade)"/>`,
  ].join("");
}

function drawRoll(x: number): string {
  const paper = `M${x - 84} 208v176q84 44 168 0V208z`;
  return [
    fillPath(paper, "#fbfafc") + fillPath(paper, "url(#shade)", 'opacity=".6"'),
    `<ellipse cx="${x}" cy="208" rx="84" ry="30" fill="#fff"/>`,
    `<ellipse cx="${x}" cy="208" rx="60" ry="20" fill="none" stroke="#e3dde6" stroke-width="4"/>`,
    `<ellipse cx="${x}" cy="208" rx="30" ry="11" fill="#b59a78"/>`,
  ].join("");
}

/** Rolls of paper with a band around them. */
export const drawRolls = (_: Ids, pack: DrawingOf<"rolls">): string =>
  [
    ground(170, 420),
    drawRoll(158) + drawRoll(322),
    `<rect x="74" y="262" width="332" height="96" fill="${pack.colour}"/>`,
    letter(pack.brand, { x: 240, y: 316, width: 280, size: 46 }, pack.ink),
    letter(pack.line, { x: 240, y: 346, width: 240, size: 24 }, pack.ink),
  ].join("");

/** The thing itself, without a pack: a knife, a broom, a plate. */
export const drawSingle = (ids: Ids, pack: DrawingOf<"single">): string =>
  ground(130, 418) + drawEmoji(ids, pack.motif ?? { emoji: "package" }, { x: 240, y: 248, size: 320 });
