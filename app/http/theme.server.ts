import { cookieOf, setCookie } from "./cookies.server.ts";

export type Theme = "dark" | "light";

const year = 365 * 24 * 60 * 60;

/** How the back office looks on this device; dark until somebody says otherwise (decisions: darkMode is per device). */
export const themeOf = (request: Request): Theme => (cookieOf(request, "theme") === "light" ? "light" : "dark");

/** The header that keeps a theme on this device for a year. */
export const keepTheme = (theme: Theme): string => setCookie("theme", theme, year);
