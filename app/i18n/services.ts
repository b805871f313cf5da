import { services as en } from "./en/services.ts";
import { services as ur } from "./ur/services.ts";

export const services = { en, ur };
