import { type Theme, themes } from "#app/lib/themes.ts";
import { cookieOf, setCookie, year } from "./cookies.server.ts";

/** How the back office looks on this device: as the device asks until somebody chooses (decisions 14). */
export const themeOf = (request: Request): Theme => themes.find((theme) => theme === cookieOf(request, "theme")) ?? "device";

/** The header that keeps a theme on this device for a year. */
export const setThemeCookie = (theme: Theme): string => setCookie("theme", theme, year);

/** Whether animations are on in the back office on this device; by default they are (B §9; animations is per device). */
export const hasAnimations = (request: Request): boolean => cookieOf(request, "animations") !== "off";

/** The header that keeps the choice about animations on this device for a year. */
export const keepAnimations = (choice: "on" | "off"): string => setCookie("animations", choice, year);

/** Whether the navigation of the back office is folded to a rail on this device. */
export const hasRail = (request: Request): boolean => cookieOf(request, "navigation") === "rail";

/** The header that keeps the width of the navigation on this device for a year. */
export const keepNavigation = (choice: "rail" | "wide"): string => setCookie("navigation", choice, year);

/** In how many columns the grid of the packages stands on this device (B2.31). */
export const gridColumnsOf = (request: Request): 2 | 3 => (cookieOf(request, "package_grid") === "2" ? 2 : 3);

/** The header that keeps the columns of that grid on this device for a year. */
export const setGridColumns = (columns: "2" | "3"): string => setCookie("package_grid", columns, year);
