import { customPackages as en } from "./en/custom-packages.ts";
import { customPackages as ur } from "./ur/custom-packages.ts";

/** The packages that customers put together themselves. */
export const customPackages = { en, ur };
