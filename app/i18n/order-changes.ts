import { orderChanges as en } from "./en/order-changes.ts";
import { orderChanges as ur } from "./ur/order-changes.ts";

export const orderChanges = { en, ur };
