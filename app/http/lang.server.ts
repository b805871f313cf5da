import { type Lang, parseLang } from "#app/i18n/lang.ts";
import { cookieOf, setCookie, year } from "./cookies.server.ts";

/** The language of this browser: the cookie `lang`, else English. */
export const langOf = (request: Request): Lang => parseLang(cookieOf(request, "lang"));

/** The cookie header that stores the language for a year. */
export const setLangCookie = (lang: Lang): string => setCookie("lang", lang, year);
