import { type Lang, parseLang } from "#app/i18n/lang.ts";
import { cookieOf, setCookie, year } from "./cookies.server.ts";

/** The language this browser asked for: the cookie `lang`, else English. */
export const langOf = (request: Request): Lang => parseLang(cookieOf(request, "lang"));

/** The header that makes this browser speak a language from now on, for a year. */
export const rememberLang = (lang: Lang): string => setCookie("lang", lang, year);
