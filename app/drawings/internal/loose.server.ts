import { ink, mixColours } from "./colour.ts";
import type { DrawingOf, Pile } from "./drawing.ts";
import { letter, letterInTwo } from "./lettering.server.ts";
import { drawnProduce, leaves } from "./loose-goods.ts";
import { randomOf } from "./random.ts";
import { drawEmoji, fillPath, ground, type Ids, round, type Spot, strokePath } from "./svg.ts";

type SpotList = readonly (readonly [x: number, y: number, size: number, turn: number])[];

/** Where the pieces of a heap lie, the hindmost first. */
const piles: Record<Exclude<Pile, "one">, SpotList> = {
  pair: [
    [172, 306, 216, -10],
    [308, 308, 208, 10],
  ],
  five: [
    [150, 280, 146, -16],
    [330, 280, 146, 14],
    [240, 226, 156, 0],
    [240, 300, 150, 24],
    [186, 348, 150, 8],
    [298, 350, 146, -10],
  ],
  nine: [
    [140, 300, 108, -14],
    [204, 250, 108, 6],
    [276, 250, 108, -8],
    [342, 300, 108, 16],
    [240, 196, 110, 0],
    [170, 356, 112, 10],
    [312, 358, 112, -12],
    [240, 312, 116, 4],
    [240, 376, 112, -6],
  ],
  fan: [
    [122, 280, 214, -32],
    [184, 262, 220, -16],
    [298, 262, 220, 15],
    [358, 280, 214, 32],
    [240, 256, 226, 0],
    [206, 302, 204, -9],
    [276, 304, 204, 10],
  ],
  lay: [
    [150, 262, 190, -4],
    [330, 256, 190, 10],
    [240, 226, 196, -10],
    [176, 330, 196, 4],
    [306, 332, 196, -6],
    [240, 296, 200, 12],
    [240, 372, 190, -3],
  ],
};

function drawPiece(ids: Ids, goods: DrawingOf<"heap">["goods"], spot: Spot): string {
  if ("emoji" in goods) return drawEmoji(ids, goods, spot);
  const placed = `translate(${spot.x} ${spot.y}) rotate(${spot.turn ?? 0}) scale(${spot.size / 100})`;
  return `<g transform="${placed}">${drawnProduce[goods.drawn](spot.x % 2 === 0)}</g>`;
}

/** The sign that a greengrocer puts into a basket: what is in it. */
const drawSign = (text: string) =>
  `<rect x="122" y="262" width="236" height="92" rx="10" fill="#fff"/><rect x="122" y="262" width="236" height="14" rx="6" fill="#4A1A5C"/>` +
  letterInTwo(text, { x: 240, y: 318, width: 212, size: 42 }, ink);

/** Loose goods as they lie on a barrow: one large piece, or a heap of them. */
export function drawHeap(ids: Ids, { goods, pile, sign }: DrawingOf<"heap">): string {
  if (pile === "one")
    return ground(170, 424) + drawPiece(ids, goods, { x: 240, y: 250, size: 372 }) + (sign ? drawSign(sign) : "");
  const pieces = piles[pile].map(([x, y, size, turn]) => drawPiece(ids, goods, { x, y, size, turn }));
  const scale = pile === "fan" ? 1.06 : 1.26; // a fan is wide already
  return `<g transform="translate(240 424) scale(${scale}) translate(-240 -412)">${ground(pile === "pair" ? 170 : 160, 408)}${pieces.join("")}</g>`;
}

const stalk = (at: number) =>
  strokePath(
    `M${204 + at * 5} 320Q${190 + at * 7} 380 ${176 + at * 9} ${424 + ((at * 7) % 14)}`,
    ["#7cc04f", "#5ca83f", "#93d169"][at % 3] ?? "#5ca83f",
    8,
    round,
  );

/** Where the leaves of a bunch stand: on a fan above the tie, the outermost first. */
function placeLeaves(count: number, seed: string) {
  const random = randomOf(seed);
  const placed = Array.from({ length: count }, (_, at) => {
    const angle = ((-158 + 136 * ((at * 0.618) % 1)) * Math.PI) / 180;
    const distance = 84 + 150 * Math.sqrt((at + 1) / count) * (0.75 + 0.25 * random());
    return {
      x: Math.round(240 + Math.cos(angle) * distance * 0.86),
      y: Math.round(316 + Math.sin(angle) * distance * 0.92),
      turn: Math.round((angle * 180) / Math.PI + 90 + (random() - 0.5) * 40),
      distance,
      tone: random(),
    };
  });
  return placed.sort((one, other) => other.distance - one.distance);
}

/** Leaves tied into a bunch. */
export function drawBunch(_: Ids, { leaf, leafSize, leafCount, green, seed }: DrawingOf<"bunch">): string {
  const placed = placeLeaves(leafCount, seed);
  const stems = placed.map(({ x, y }) => strokePath(`M240 326Q${(240 + x) / 2} ${(316 + y) / 2 + 16} ${x} ${y}`, "#5ca83f", 4));
  const shown = placed.map(({ x, y, turn, tone }) => {
    const colour = mixColours(green, tone > 0.5 ? "#8fd05a" : "#0f5a2c", Math.abs(tone - 0.5) * 0.9);
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${((1.15 + tone * 0.35) * leafSize).toFixed(2)})">${leaves[leaf](colour)}</g>`;
  });
  return [
    ground(96, 438),
    ...Array.from({ length: 15 }, (__, at) => stalk(at)),
    ...stems,
    ...shown,
    fillPath("M196 318q44 18 88 0l2 26q-46 18-92 0z", "#d8b56a"),
    strokePath("M196 326q44 18 88 0M195 335q45 18 90 0", "#a98338", 3),
  ].join("");
}

/** Eggs in a tray seen from above, as many as it says in rows of six or three. */
export function drawEggs(ids: Ids, { count, brown }: DrawingOf<"eggs">): string {
  const paint = brown ? { hue: 26, saturation: 0.85, lightness: -0.04 } : { hue: 36, saturation: 0.3, lightness: 0.2 };
  const inRow = count > 6 ? 6 : 3;
  const rows = Math.max(1, Math.min(5, Math.round(count / inRow)));
  const size = count > 6 ? 72 : 108;
  const step = count > 6 ? 46 : 74;
  const front = 330;
  const back = front - (rows - 1) * step - size * 0.72;
  const spread = (row: number) => 344 - row * 9;
  const eggs = Array.from({ length: rows }, (_, at) => rows - 1 - at).flatMap((row) =>
    Array.from({ length: inRow }, (_, at) =>
      drawEmoji(
        ids,
        { emoji: "egg", paint },
        {
          x: 240 + (at - (inRow - 1) / 2) * (spread(row) / inRow),
          y: front - row * step - size * 0.2,
          size,
        },
      ),
    ),
  );
  return [
    ground(190, 424),
    fillPath(`M${66 + rows * 6} ${back}H${414 - rows * 6}L442 340H38z`, "#8d8894"),
    ...eggs,
    fillPath(
      "M38 330q17 14 34 0t34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0 30 0l-14 78q-4 16-22 16H74q-18 0-22-16z",
      "#b9b3bd",
    ),
    strokePath("M38 330q17 14 34 0t34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0 30 0", "#d9d4dc", 5),
    '<rect x="166" y="356" width="148" height="54" rx="5" fill="#fff"/>',
    letter(`× ${count}`, { x: 240, y: 394, width: 130, size: 32 }, ink),
  ].join("");
}
