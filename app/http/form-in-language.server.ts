import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { z } from "zod";
import { type Lang, parseLang } from "#app/i18n/lang.ts";
import { switchLanguageName } from "#app/lib/switch-language-name.ts";
import { readForm } from "./form.server.ts";
import { readFormData } from "./form-data.server.ts";
import { setLangCookie } from "./lang.server.ts";

/** No form of the storefront with such a button is larger; a larger body is left to its reader, bytes. */
const largest = 128 * 1024;

/** The language that a posted form asks its page in; null where it does not. */
async function askedLanguage(request: Request): Promise<Lang | null> {
  const type = request.headers.get("Content-Type") ?? "";
  if (request.method !== "POST" || !type.startsWith("application/x-www-form-urlencoded")) return null;
  if (!(Number(request.headers.get("Content-Length")) <= largest)) return null;
  const body = await request
    .clone()
    .text()
    .catch(() => ""); // cut off: who reads the form says so
  const asked = body.includes(switchLanguageName) ? new URLSearchParams(body).get(switchLanguageName) : null;
  return asked === null ? null : parseLang(asked);
}

/** The same request as a browser with the asked language sends it, for all that its page loads; any other request as it is. */
export async function inAskedLanguage(request: Request): Promise<Request> {
  const lang = await askedLanguage(request);
  if (lang === null) return request;
  const headers = new Headers(request.headers);
  const others = (headers.get("Cookie") ?? "").split(/;\s*/).filter((cookie) => cookie !== "" && !cookie.startsWith("lang="));
  headers.set("Cookie", [...others, `lang=${lang}`].join("; "));
  return new Request(request.url, { method: "POST", headers, body: await request.arrayBuffer(), signal: request.signal });
}

/**
 * The answer to a form that asks for its page in another language: nothing is done, what was typed comes back but for passwords and codes
 * (`readForm`), and the browser keeps the language. Null for any other form.
 */
export async function answerInLanguage({ request }: ActionFunctionArgs) {
  const lang = await askedLanguage(request);
  if (lang === null) return null;
  const form = await readForm(request, z.looseObject({}), await readFormData(request));
  const headers = { "Set-Cookie": setLangCookie(lang) };
  return form.ok ? data({ result: form.reply() }, { headers }) : form.invalid();
}
