import { cookieOf, setCookie, year } from "./cookies.server.ts";

/** How the back office may look. */
export type Theme = "dark" | "light";

/** How the back office looks on this device; dark until somebody says otherwise (decisions: darkMode is per device). */
export const themeOf = (request: Request): Theme => (cookieOf(request, "theme") === "light" ? "light" : "dark");

/** The header that keeps a theme on this device for a year. */
export const keepTheme = (theme: Theme): string => setCookie("theme", theme, year);

/** Whether the back office moves on this device; it does until somebody says otherwise (B §9; animations is per device). */
export const hasAnimations = (request: Request): boolean => cookieOf(request, "animations") !== "off";

/** The header that keeps the choice about animations on this device for a year. */
export const keepAnimations = (choice: "on" | "off"): string => setCookie("animations", choice, year);
