import { darker, inkOn, lighter } from "./colour.ts";
import type { DrawingOf } from "./drawing.ts";
import { printLabel } from "./label.server.ts";
import { letter, letterInTwo, letterName } from "./lettering.server.ts";
import { drawEmoji, fillPath, ground, type Ids, round, shade, strokePath } from "./svg.ts";

/** A small carton: a drink for one, cream. */
function drawBrick(ids: Ids, pack: DrawingOf<"carton">): string {
  const front = "M158 172h132v258H158z";
  return [
    ground(96, 432),
    pack.isDrunk
      ? strokePath("M262 160V78l44-22", "#f7f5f8", 11, round) + strokePath("M262 130V78l44-22", pack.accent, 4, round)
      : "",
    fillPath("M290 172l44-24v256l-44 26z", darker(pack.colour, 0.35)),
    fillPath("M158 172l44-24h132l-44 24z", lighter(pack.colour, 0.35)),
    fillPath(front, pack.colour),
    printLabel(ids, pack, { x: 158, y: 172, width: 132, height: 258 }),
    shade(front, 0.55),
  ].join("");
}

/** A milk or juice carton with a gable and a screw cap. */
export function drawCarton(ids: Ids, pack: DrawingOf<"carton">): string {
  if (pack.isSmall) return drawBrick(ids, pack);
  const front = "M138 128h158v302H138z";
  const { colour } = pack;
  return [
    ground(116, 432),
    fillPath("M296 128l46-26v300l-46 28z", darker(colour, 0.35)),
    fillPath("M138 128l46-26h158l-46 26z", lighter(colour, 0.35)),
    fillPath("M138 128l46-26 14-44h140l4 44z", lighter(colour, 0.2)),
    fillPath("M198 58h140l2 18H193z", darker(colour, 0.12)),
    `<circle cx="258" cy="96" r="21" fill="#fff"/><circle cx="258" cy="92" r="21" fill="${lighter(pack.accent, 0.1)}"/>`,
    `<circle cx="258" cy="90" r="13" fill="#fff" opacity=".4"/>`,
    fillPath(front, colour),
    printLabel(ids, pack, { x: 138, y: 128, width: 158, height: 302 }),
    shade(front, 0.55),
  ].join("");
}

/** A cardboard box; also what is drawn where nothing else fits. */
export function drawBox(ids: Ids, pack: DrawingOf<"box">): string {
  const front = "M118 108h220v322H118z";
  return [
    ground(140, 432),
    fillPath("M338 108l44-24v318l-44 28z", darker(pack.colour, 0.4)),
    fillPath("M118 108l44-24h220l-44 24z", lighter(pack.colour, 0.4)),
    fillPath(front, pack.colour),
    printLabel(ids, pack, { x: 118, y: 108, width: 220, height: 322 }),
    shade(front, 0.4),
  ].join("");
}

/** A flat block: butter, cheese. */
export function drawSlab(ids: Ids, pack: DrawingOf<"slab">): string {
  const front = "M60 210h306v172H60z";
  return [
    ground(178, 398),
    fillPath("M366 210l56-40v150l-56 62z", darker(pack.colour, 0.35)),
    fillPath("M60 210l64-40h298l-56 40z", lighter(pack.colour, 0.45)),
    fillPath(front, pack.colour),
    fillPath("M60 330q150-44 306-10v62H60z", pack.accent),
    letterName(pack, { x: 152, y: 254, width: 164, size: 46 }, pack.ink),
    letterInTwo(pack.line, { x: 152, y: 284, width: 158, size: 22 }, pack.ink),
    letter(pack.size, { x: 122, y: 372, width: 90, size: 24 }, inkOn(pack.accent)),
    drawEmoji(ids, pack.motif, { x: 300, y: 300, size: 118 }),
    shade(front, 0.35),
  ].join("");
}

/** A soap before its box. */
export function drawSoap(_: Ids, pack: DrawingOf<"soap">): string {
  const bar = (y: number) =>
    pack.isBlock
      ? `M196 ${y - 32}q0-14 14-14h196q14 0 14 14v64q0 14-14 14H210q-14 0-14-14z`
      : `M196 ${y}q0-46 60-46h104q60 0 60 46t-60 46H256q-60 0-60-46z`;
  const bubbles = [
    [176, 372, 15],
    [150, 388, 9],
    [434, 318, 11],
  ] as const;
  const bubble = ([x, y, radius]: (typeof bubbles)[number]) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity=".7"/><circle cx="${x - radius / 3}" cy="${y - radius / 3}" r="${radius / 3}" fill="#fff"/>`;
  return [
    ground(180, 392),
    fillPath("M70 176q0-16 16-16h272l36-26q12 6 12 20v112l-36 34z", darker(pack.colour, 0.35)),
    fillPath("M74 168l36-30q4-4 12-4h262q8 0 10 4l-34 30z", lighter(pack.colour, 0.5)),
    `<rect x="68" y="164" width="300" height="138" rx="12" fill="${pack.colour}"/>`,
    fillPath("M68 262q150-50 300-14v42q0 12-12 12H80q-12 0-12-12z", pack.accent),
    letterName(pack, pack.line ? { x: 206, y: 232, width: 230, size: 62 } : { x: 206, y: 206, width: 250, size: 44 }, pack.ink),
    letter(pack.line, { x: 196, y: 286, width: 220, size: 24 }, inkOn(pack.accent)),
    `<rect x="68" y="164" width="300" height="138" rx="12" fill="url(#shade)" opacity=".5"/>`,
    fillPath(bar(346), darker(pack.bar, 0.16)),
    fillPath(bar(338), pack.bar),
    strokePath(
      pack.isBlock ? "M212 308h192v60H212z" : "M218 336q0-28 44-28h92q44 0 44 28t-44 28h-92q-44 0-44-28z",
      "#fff",
      4,
      'stroke-opacity=".7"',
    ),
    letter(pack.brand, { x: 308, y: 350, width: 130, size: 32 }, darker(pack.bar, 0.32)),
    ...bubbles.map(bubble),
  ].join("");
}

/** A flat box of tissues with one that looks out. */
export function drawPaperBox(_: Ids, pack: DrawingOf<"paper-box">): string {
  const front = "M60 262h306v146H60z";
  return [
    ground(180, 416),
    fillPath("M366 262l56-60v136l-56 70z", darker(pack.colour, 0.3)),
    fillPath("M60 262l64-60h298l-56 60z", lighter(pack.colour, 0.4)),
    fillPath("M150 240q90-34 184-10-90 26-184 10z", darker(pack.colour, 0.35)),
    fillPath("M172 240Q150 150 212 92q14 22 44 8 40-10 62 22-22 34-2 108-70 22-144 10z", "#ffffff"),
    strokePath("M196 232q-6-70 36-110M262 234q-10-60 18-104", "#cfd9e2", 5, round),
    strokePath("M172 240Q150 150 212 92q14 22 44 8 40-10 62 22-22 34-2 108", "#cfd9e2", 3),
    fillPath(front, pack.colour),
    fillPath("M60 374q150-22 306-6v40H60z", lighter(pack.accent, 0.6)),
    letterName(pack, { x: 213, y: 318, width: 270, size: 52 }, pack.ink),
    letter(pack.line, { x: 213, y: 352, width: 260, size: 26 }, pack.ink),
    letter(pack.size, { x: 213, y: 400, width: 120, size: 20 }, inkOn(lighter(pack.accent, 0.6))),
    shade(front, 0.35),
  ].join("");
}

/** A long narrow box out of which foil or film is drawn. */
export function drawRollBox(_: Ids, pack: DrawingOf<"roll-box">): string {
  const isFilm = /cling|film|wrap/i.test(`${pack.brand} ${pack.line}`);
  const isPaper = /paper/i.test(`${pack.brand} ${pack.line}`);
  const sheet = isPaper ? "#f0dfb8" : isFilm ? "#e3f1f8" : "#c3cbd2";
  const front = "M30 262h372v104H30z";
  return [
    ground(206, 374),
    fillPath("M402 262l48-54v96l-48 62z", darker(pack.colour, 0.35)),
    fillPath("M30 262l50-54h370l-48 54z", lighter(pack.colour, 0.35)),
    fillPath("M64 246l36-118q150-26 300 0l20 92-18 26z", sheet, isFilm ? 'opacity=".75"' : ""),
    strokePath("M118 236l24-92M196 236l10-104M282 236l4-104M352 236l-6-96", "#ffffff", 9, `${round} stroke-opacity=".6"`),
    strokePath(
      "M100 128q10-14 22-4 14-12 26 0 14-12 28 0 14-12 28 0 14-12 28 0 14-12 28 0 14-12 28 0 14-12 28 0 14-10 28 0 14-8 28 2",
      darker(sheet, 0.25),
      4,
    ),
    fillPath(front, pack.colour),
    fillPath("M30 338q180-30 372-6v34H30z", pack.accent),
    letter(pack.brand, { x: 216, y: 312, width: 330, size: 44 }, pack.ink),
    letter(pack.line, { x: 170, y: 358, width: 220, size: 24 }, inkOn(pack.accent)),
    letter(pack.size, { x: 346, y: 358, width: 90, size: 22 }, inkOn(pack.accent)),
    shade(front, 0.3),
  ].join("");
}
