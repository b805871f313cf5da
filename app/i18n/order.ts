import { order as en } from "./en/order.ts";
import { order as ur } from "./ur/order.ts";

export const order = { en, ur };
