import { counter as en } from "./en/counter.ts";
import { counter as ur } from "./ur/counter.ts";

/** The counter of the shop. */
export const counter = { en, ur };
