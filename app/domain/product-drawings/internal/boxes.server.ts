import { darker, inkOn, lighter } from "./colour.ts";
import type { DrawingOf } from "./drawing.ts";
import { printLabel } from "./label.server.ts";
import { letter } from "./lettering.server.ts";
import { drawEmoji, fillPath, ground, type Ids, shade, strokePath } from "./svg.ts";

/** A milk or juice carton with a gable and a screw cap. */
export function drawCarton(ids: Ids, pack: DrawingOf<"carton">): string {
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
    letter(pack.brand, { x: 166, y: 266, width: 190, size: 50 }, pack.ink),
    letter(pack.line, { x: 166, y: 300, width: 180, size: 25 }, pack.ink),
    letter(pack.size, { x: 122, y: 368, width: 90, size: 26 }, inkOn(pack.accent)),
    drawEmoji(ids, pack.motif, { x: 300, y: 300, size: 118 }),
    shade(front, 0.35),
  ].join("");
}

/** A soap before its box. */
export function drawSoap(_: Ids, pack: DrawingOf<"soap">): string {
  const bar = (y: number) => `M196 ${y}q0-46 60-46h104q60 0 60 46t-60 46H256q-60 0-60-46z`;
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
    letter(pack.brand, { x: 206, y: 232, width: 230, size: 62 }, pack.ink),
    letter(pack.line, { x: 196, y: 286, width: 220, size: 24 }, inkOn(pack.accent)),
    `<rect x="68" y="164" width="300" height="138" rx="12" fill="url(#shade)" opacity=".5"/>`,
    fillPath(bar(346), darker(pack.bar, 0.16)),
    fillPath(bar(338), pack.bar),
    strokePath("M218 336q0-28 44-28h92q44 0 44 28t-44 28h-92q-44 0-44-28z", "#fff", 4, 'stroke-opacity=".7"'),
    letter(pack.brand, { x: 308, y: 350, width: 130, size: 32 }, darker(pack.bar, 0.32)),
    ...bubbles.map(bubble),
  ].join("");
}
