import { type Browser, chromium } from "@playwright/test";
import { wholeChromium } from "#tests/support/browsers.ts";

/** Chromium as a customer has it, without a window. */
export const openBrowser = (): Promise<Browser> => chromium.launch(wholeChromium);
