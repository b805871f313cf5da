import { deliveryZones as en } from "./en/delivery-zones.ts";
import { deliveryZones as ur } from "./ur/delivery-zones.ts";

export const deliveryZones = { en, ur };
