import { cookieOf, setCookie, year } from "./cookies.server.ts";

/** How the back office may look. */
export type Theme = "dark" | "light";

/** The back office's theme on this device; dark by default (decisions: darkMode is per device). */
export const themeOf = (request: Request): Theme => (cookieOf(request, "theme") === "light" ? "light" : "dark");

/** The header that keeps a theme on this device for a year. */
export const setThemeCookie = (theme: Theme): string => setCookie("theme", theme, year);

/** Whether animations are on in the back office on this device; by default they are (B §9; animations is per device). */
export const hasAnimations = (request: Request): boolean => cookieOf(request, "animations") !== "off";

/** The header that keeps the choice about animations on this device for a year. */
export const setAnimationsCookie = (choice: "on" | "off"): string => setCookie("animations", choice, year);
