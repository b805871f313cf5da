import { whatsappOrder as en } from "./en/whatsapp-order.ts";
import { whatsappOrder as ur } from "./ur/whatsapp-order.ts";

export const whatsappOrder = { en, ur };
