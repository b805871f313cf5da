import { chooseDrawing } from "./choose-drawing.ts";
import * as bags from "./internal/bags.server.ts";
import * as bottles from "./internal/bottles.server.ts";
import * as boxes from "./internal/boxes.server.ts";
import * as containers from "./internal/containers.server.ts";
import type { Drawing, DrawingOf, Shape } from "./internal/drawing.ts";
import type { DrawnProduct } from "./internal/goods.ts";
import * as loose from "./internal/loose.server.ts";
import * as others from "./internal/other-shapes.server.ts";
import { countIds, definitions, type Ids } from "./internal/svg.ts";

export type { DrawnProduct } from "./internal/goods.ts";

const shapes: { [Name in Shape]: (ids: Ids, drawing: DrawingOf<Name>) => string } = {
  heap: loose.drawHeap,
  bunch: loose.drawBunch,
  eggs: loose.drawEggs,
  sack: bags.drawSack,
  pillow: bags.drawPillow,
  packet: bags.drawPacket,
  wrap: bags.drawWrap,
  "big-pack": bags.drawBigPack,
  "clear-bag": bags.drawClearBag,
  carton: boxes.drawCarton,
  box: boxes.drawBox,
  "paper-box": boxes.drawPaperBox,
  "roll-box": boxes.drawRollBox,
  slab: boxes.drawSlab,
  soap: boxes.drawSoap,
  bottle: bottles.drawBottle,
  multipack: bottles.drawMultipack,
  "jerry-can": bottles.drawJerryCan,
  tin: containers.drawTin,
  jar: containers.drawJar,
  pot: containers.drawPot,
  tub: containers.drawTub,
  tube: containers.drawTube,
  tray: others.drawTray,
  blister: others.drawBlister,
  bread: others.drawBread,
  cone: others.drawCone,
  "flat-tin": others.drawFlatTin,
  bulb: others.drawBulb,
  rolls: others.drawRolls,
  single: others.drawSingle,
};

/** A product's picture, drawn from its own data: a transparent square SVG of 480 units. The same data gives the same drawing. */
export function drawProduct(product: DrawnProduct): string {
  const drawing = chooseDrawing(product);
  const draw = shapes[drawing.shape] as (ids: Ids, drawing: Drawing) => string;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">${definitions}${draw(countIds(), drawing)}</svg>`;
}
