import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { readForm } from "#app/http/form.server.ts";
import { requireStaff } from "#app/http/guard.server.ts";
import { setAnimationsCookie, setThemeCookie } from "#app/http/theme.server.ts";
import { safePath } from "#app/lib/safe-path.ts";

const themeForm = z
  .object({
    theme: z.enum(["dark", "light"], "choice").optional(),
    animations: z.enum(["on", "off"], "choice").optional(),
    return_to: z.string().optional(),
  })
  .refine(({ theme, animations }) => theme ?? animations, "required");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request);
  return redirect("/admin");
}

/** Theme and animations of the back office on this device, or one of them. */
export async function action({ request }: ActionFunctionArgs) {
  await requireStaff(request);
  const form = await readForm(request, themeForm);
  if (!form.ok) return form.invalid();
  const { theme, animations, return_to } = form.value;
  const headers = new Headers();
  if (theme) headers.append("Set-Cookie", setThemeCookie(theme));
  if (animations) headers.append("Set-Cookie", setAnimationsCookie(animations));
  return redirect(safePath(return_to, "/admin"), { headers });
}
