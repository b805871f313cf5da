import type { Paint } from "./colour.ts";
import type { Label } from "./label.server.ts";
import type { DrawnProduce, Leaf } from "./loose-goods.ts";
import type { EmojiName } from "./svg.ts";

/** How loose goods lie. */
export type Pile = "one" | "pair" | "five" | "nine" | "fan" | "lay";

/** The outlines that a bottle may have. */
export type BottleForm = "soda" | "water" | "refill" | "syrup" | "squeeze" | "flat" | "pump" | "spray" | "angle" | "can";

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
  "clear-bag": Pack & { grain: { colour: string; size: number; isLong: boolean } };
  soap: Pack & { bar: string };
  tray: Pack & { pieceSize: number; mince?: string };
} & Record<PackShape, Pack>;

/** The shapes that need nothing but what is printed on them. */
type PackShape =
  | "big-pack"
  | "box"
  | "bread"
  | "bulb"
  | "carton"
  | "jar"
  | "jerry-can"
  | "packet"
  | "pillow"
  | "rolls"
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
