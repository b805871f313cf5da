import { darker, ink, inkOn, lighter, mixColours } from "./colour.ts";
import type { DrawingOf } from "./drawing.ts";
import { type GrainForm, grainForms } from "./grain-forms.ts";
import { printLabel, printShopLabel } from "./label.server.ts";
import { letter, letterInTwo, letterName } from "./lettering.server.ts";
import { randomOf } from "./random.ts";
import { body, clipped, drawEmoji, fillPath, ground, type Ids, round, shade, strokePath, toothed } from "./svg.ts";

/** A woven sack with a sewn top: atta, rice and sugar from 5 kg. */
export function drawSack(ids: Ids, pack: DrawingOf<"sack">): string {
  const outline = "M116 96Q240 84 364 96Q386 250 368 424Q240 446 112 424Q94 250 116 96z";
  const printed = printLabel(ids, pack, { x: 118, y: 118, width: 244, height: 306 }, outline) + fillPath(outline, "url(#weave)");
  return [
    ground(150, 432),
    body(outline, pack.colour, printed),
    fillPath("M112 62q128 12 256 0l-4 44q-124-12-248 0z", darker(pack.colour, 0.18)),
    strokePath("M114 90q126-11 252 0", "#fff", 4.5, 'stroke-dasharray="11 8"'),
    strokePath("M130 130q-10 130 2 280M350 130q10 130-2 280", "#1a0a20", 5, 'stroke-opacity=".14"'),
  ].join("");
}

/** A sealed bag that is blown up: crisps, washing powder, vermicelli. */
export function drawPillow(ids: Ids, pack: DrawingOf<"pillow">): string {
  const outline = `M138 58${toothed(138, 342, 58, 17, -8)}Q362 240 342 424${toothed(342, 138, 424, 17, 8)}Q118 240 138 58z`;
  return [
    ground(118, 430),
    body(outline, pack.colour, printLabel(ids, pack, { x: 140, y: 78, width: 200, height: 332 }, outline)),
    strokePath("M139 78h202M139 404h202", "#fff", 3, 'stroke-opacity=".45"'),
    strokePath("M164 100q-16 130 0 270", "#fff", 9, `stroke-opacity=".5" ${round}`),
  ].join("");
}

/** A flat square packet: noodles. */
export function drawPacket(ids: Ids, pack: DrawingOf<"packet">): string {
  const outline = `M74 118${toothed(74, 406, 118, 24, -8)}Q420 240 406 380${toothed(406, 74, 380, 24, 8)}Q60 240 74 118z`;
  const printed = [
    fillPath("M66 250Q240 170 414 250V392H66z", lighter(pack.accent, 0.8)),
    letterName(pack, { x: 240, y: 192, width: 230, size: 58 }, pack.ink),
    drawEmoji(ids, pack.motif, { x: 300, y: 292, size: 150 }),
    letterInTwo(pack.line, { x: 158, y: 306, width: 150, size: 30 }, ink),
    letter(pack.size, { x: 158, y: 364, width: 110, size: 24 }, "#5B4A62"),
  ].join("");
  return (
    ground(172, 392) +
    body(outline, pack.colour, clipped(ids, outline, printed)) +
    strokePath("M76 136h328M76 364h328", "#fff", 3, 'stroke-opacity=".4"')
  );
}

/** A flow wrap with what is in it before it: biscuits. */
export function drawWrap(ids: Ids, pack: DrawingOf<"wrap">): string {
  const teeth = Array.from({ length: 8 }, (_, at) => at);
  const left = teeth.map((at) => `L54 ${188 + at * 20}L62 ${198 + at * 20}`).join("");
  const right = teeth.map((at) => `L426 ${326 - at * 20}L418 ${316 - at * 20}`).join("");
  const outline = `M62 176${left}L88 334H392L418 338${right}L392 180H88z`;
  const printed = [
    fillPath("M88 270Q240 220 392 270V334H88z", pack.accent),
    letterName(pack, { x: 232, y: 226, width: 220, size: 34 }, pack.ink),
    letter(pack.line, { x: 214, y: 300, width: 210, size: 44 }, inkOn(pack.accent)),
  ].join("");
  return [
    ground(180, 356),
    body(outline, pack.colour, printed),
    strokePath("M84 180v154M396 180v154", "#fff", 4, 'stroke-opacity=".4"'),
    strokePath("M100 194h280", "#fff", 8, `stroke-opacity=".5" ${round}`),
    drawEmoji(ids, pack.motif, { x: 356, y: 342, size: 104, turn: 12 }),
    drawEmoji(ids, pack.motif, { x: 296, y: 366, size: 92, turn: -14 }),
  ].join("");
}

/** A large pack with a handle: diapers, charcoal. */
export function drawBigPack(ids: Ids, pack: DrawingOf<"big-pack">): string {
  const outline = "M92 150q0-34 40-34h216q40 0 40 34 18 120 0 242 0 34-40 34H132q-40 0-40-34-18-122 0-242z";
  return [
    ground(168, 430),
    pack.isSmall ? "" : strokePath("M180 122q4-52 60-52t60 52", lighter(pack.colour, 0.4), 16),
    body(outline, pack.colour, printLabel(ids, pack, { x: 92, y: 112, width: 296, height: 310 }, outline)),
  ].join("");
}

/** Grains side by side, each a little out of line. */
function drawGrains({ colour, size, form, also = [] }: DrawingOf<"clear-bag">["grain"], seed: string): string {
  const kinds: (readonly [string, GrainForm])[] = [[colour, form], ...also];
  const random = randomOf(seed);
  const grains: string[] = [];
  for (let row = 168; row < 436; row += size * 1.25)
    for (let column = 110; column < 372; column += size * 1.5) {
      const [x, y, tone] = [column + (random() - 0.5) * size, row + (random() - 0.5) * size, random()];
      const [plain, shown] = kinds[Math.floor(random() * kinds.length)] ?? [colour, form];
      const turn = ((tone - 0.5) * (shown === "round" ? 60 : 150)).toFixed();
      const fill = mixColours(plain, tone > 0.5 ? "#ffffff" : ink, Math.abs(tone - 0.5) * 0.5);
      const placed = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${size / 10})`;
      grains.push(`<g transform="${placed}">${grainForms[shown](fill)}</g>`);
    }
  return grains.join("");
}

/** What is no larger is powder, of which no grain is seen. */
const largestPowder = 5;

/** A smooth fill with a fleck here and there. */
function drawPowder(colour: string, seed: string): string {
  const random = randomOf(seed);
  const flecks = Array.from({ length: 60 }, () => {
    const [x, y, tone] = [110 + random() * 260, 172 + random() * 256, random()];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="1.8" fill="${mixColours(colour, tone > 0.5 ? "#ffffff" : ink, 0.14)}"/>`;
  });
  return `<rect x="100" y="168" width="280" height="280" fill="${colour}"/>${flecks.join("")}`;
}

/** A clear bag of what the shop packs itself, with its own label: pulses, spices, sugar. */
export function drawClearBag(ids: Ids, pack: DrawingOf<"clear-bag">): string {
  const outline = "M142 128Q118 250 124 408q0 22 24 22h184q24 0 24-22Q362 250 338 128Q240 150 142 128z";
  const { colour, size } = pack.grain;
  const inside =
    size <= largestPowder
      ? drawPowder(colour, pack.line)
      : `<rect x="100" y="168" width="280" height="280" fill="${darker(colour, 0.25)}"/>${drawGrains(pack.grain, pack.line)}`;
  return [
    ground(126, 432),
    fillPath(outline, lighter(colour, 0.5)),
    clipped(ids, outline, inside),
    shade(outline, 0.85),
    strokePath("M160 150q-14 120-8 250", "#fff", 10, `stroke-opacity=".65" ${round}`),
    fillPath(`M150 62${toothed(150, 330, 62, 14, -8)}L338 128Q240 150 142 128z`, lighter(colour, 0.74)),
    strokePath("M146 92q94 14 188 0", "#4A1A5C", 14),
    printShopLabel(pack, { x: 168, y: 274, width: 144, height: 126 }),
  ].join("");
}
