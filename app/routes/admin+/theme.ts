import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { readForm } from "#app/http/form.server.ts";
import { requireStaff } from "#app/http/guard.server.ts";
import { keepAnimations, keepNavigation, setGridColumns, setThemeCookie } from "#app/http/theme.server.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { themes } from "#app/lib/themes.ts";

const themeForm = z
  .object({
    theme: z.enum(themes, "choice").optional(),
    animations: z.enum(["on", "off"], "choice").optional(),
    navigation: z.enum(["rail", "wide"], "choice").optional(),
    package_grid: z.enum(["2", "3"], "choice").optional(),
    return_to: z.string().optional(),
  })
  .refine(({ theme, animations, navigation, package_grid }) => theme ?? animations ?? navigation ?? package_grid, "required");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request);
  return redirect("/admin");
}

/** How the back office looks on this device: its theme, whether it moves, how wide its navigation is, in how many columns packages stand (B2.31). */
export async function action({ request }: ActionFunctionArgs) {
  await requireStaff(request);
  const form = await readForm(request, themeForm);
  if (!form.ok) return form.invalid();
  const { theme, animations, navigation, package_grid, return_to } = form.value;
  const headers = new Headers();
  if (theme) headers.append("Set-Cookie", setThemeCookie(theme));
  if (animations) headers.append("Set-Cookie", keepAnimations(animations));
  if (navigation) headers.append("Set-Cookie", keepNavigation(navigation));
  if (package_grid) headers.append("Set-Cookie", setGridColumns(package_grid));
  return redirect(safePath(return_to, "/admin"), { headers });
}
