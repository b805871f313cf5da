import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { readForm } from "#app/http/form.server.ts";
import { requireStaff } from "#app/http/guard.server.ts";
import { keepTheme } from "#app/http/theme.server.ts";
import { safePath } from "#app/lib/safe-path.ts";

const themeForm = z.object({ theme: z.enum(["dark", "light"], "choice"), return_to: z.string().optional() });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request);
  return redirect("/admin");
}

export async function action({ request }: ActionFunctionArgs) {
  await requireStaff(request);
  const form = await readForm(request, themeForm);
  if (!form.ok) return form.invalid();
  return redirect(safePath(form.value.return_to, "/admin"), { headers: { "Set-Cookie": keepTheme(form.value.theme) } });
}
