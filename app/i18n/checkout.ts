import { checkout as en } from "./en/checkout.ts";
import { checkout as ur } from "./ur/checkout.ts";

export const checkout = { en, ur };
