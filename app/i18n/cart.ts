import { cart as en } from "./en/cart.ts";
import { cart as ur } from "./ur/cart.ts";

export const cart = { en, ur };
