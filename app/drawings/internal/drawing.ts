import type { Paint } from "./colour.ts";
import type { GrainForm } from "./grain-forms.ts";
import type { Label } from "./label.server.ts";
import type { DrawnProduce, Leaf } from "./loose-goods.ts";
import type { EmojiName, Motif } from "./svg.ts";

/** How loose goods lie. */
export type Pile = "one" | "pair" | "five" | "nine" | "fan" | "lay";

/** The outlines that a bottle may have. */
export type BottleForm =
  | "soda"
  | "water"
  | "refill"
  | "syrup"
  | "milk"
  | "squeeze"
  | "flat"
  | "pump"
  | "spray"
  | "angle"
  | "trigger"
  | "talc"
  | "roll-on"
  | "can";

/** How many pieces are seen in a tray. */
export type TrayPieces = 1 | 2 | 3 | 5;

/** Colours of what is stuck or screwed on a pack. */
export type Pack = Label & { paper: string; paperInk: string; cap: string };

/** What each shape needs. */
type Shapes = {
  heap: { goods: { drawn: DrawnProduce } | { emoji: EmojiName; paint?: Paint | undefined }; pile: Pile; sign?: string };
  bunch: { leaf: Leaf; leafSize: number; leafCount: number; green: string; seed: string };
  eggs: { count: number; brown: boolean };
  bottle: Pack & { form: BottleForm; glass: string; isClear?: boolean };
  /** several of one bottle under one film */
  multipack: Pack & { form: BottleForm; glass: string; isClear?: boolean; count: number };
  /** `also`: what lies among them, of what is mixed or has its skin */
  "clear-bag": Pack & {
    grain: { colour: string; size: number; form: GrainForm; also?: readonly (readonly [colour: string, form: GrainForm])[] };
  };
  /** `isSmall`: a brick; `isDrunk`: with its straw */
  carton: Pack & { isSmall?: boolean; isDrunk?: boolean };
  rolls: Pack & { count: 1 | 2 | 4; isTall?: boolean };
  bread: Pack & { isBrown?: boolean };
  /** `isSmall`: without a handle */
  "big-pack": Pack & { isSmall?: boolean };
  /** `isBlock`: a bar with corners, for dishes or laundry */
  soap: Pack & { bar: string; isBlock?: boolean };
  /** `also`: every second piece */
  tray: Pack & { pieces: TrayPieces; also?: Motif; mince?: string };
} & Record<PackShape, Pack>;

/** The shapes that need nothing but what is printed on them. */
type PackShape =
  | "box"
  | "bulb"
  | "cone"
  | "blister"
  | "jar"
  | "jerry-can"
  | "packet"
  | "flat-tin"
  | "paper-box"
  | "pot"
  | "pillow"
  | "roll-box"
  | "sack"
  | "single"
  | "slab"
  | "tin"
  | "tub"
  | "tube"
  | "wrap";

/** The outline of a picture. */
export type Shape = keyof Shapes;

/** A drawing of one shape. */
export type DrawingOf<Name extends Shape> = { shape: Name } & Shapes[Name];

/** Everything that one picture shows: a shape and what that needs. */
export type Drawing = { [Name in Shape]: DrawingOf<Name> }[Shape];
