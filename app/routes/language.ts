import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readFormData } from "#app/http/form-data.server.ts";
import { setLangCookie } from "#app/http/lang.server.ts";
import { returnToPage } from "#app/http/return-to.server.ts";
import { parseLang } from "#app/i18n/lang.ts";

/** Stores the language in this browser (A4.06); an unknown one is English. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const returnTo = form.get("return_to");
  const back = returnToPage(request, typeof returnTo === "string" ? returnTo : undefined);
  return redirect(back, { headers: { "Set-Cookie": setLangCookie(parseLang(form.get("lang"))) } });
}

export const loader = () => redirect("/");
