import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { cameFrom } from "#app/http/arrival.server.ts";
import { setCookie } from "#app/http/cookies.server.ts";
import { parseLang } from "#app/i18n/lang.ts";

const year = 365 * 24 * 60 * 60;

/** Remembers the language on this browser (A4.06); one we do not speak is English. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const returnTo = form.get("return_to");
  const back = cameFrom(request, typeof returnTo === "string" ? returnTo : undefined);
  return redirect(back, { headers: { "Set-Cookie": setCookie("lang", parseLang(form.get("lang")), year) } });
}

export const loader = () => redirect("/");
