import type { ActionFunctionArgs } from "@remix-run/node";
import { findSection } from "#app/admin/sections.ts";
import { fetchPicture } from "#app/domain/media/fetch-picture.server.ts";
import { pictureForm } from "#app/domain/media/picture-form.server.ts";
import { savePicture } from "#app/domain/media/save-picture.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { takesPicture } from "#app/http/route-bodies.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { translator } from "#app/i18n/translate.ts";

export const handle = takesPicture;

type Replied = ReturnType<Extract<Awaited<ReturnType<typeof readForm>>, { ok: false }>["invalid"]>;

/**
 * Takes a picture ahead of the form that it belongs to, in whatever section that is (`?section=faq`), and gives the address it is
 * served at (A7.51, A8.26).
 */
export async function action({ request }: ActionFunctionArgs) {
  const section = findSection(new URL(request.url).searchParams.get("section") ?? undefined);
  const staff = await requireSection(request, section?.key ?? "content", "edit");
  const t = translator(langOf(request), adminContent);
  const failed = ({ data: { result }, init }: Replied) => {
    const [why = null] = Object.values(result.error ?? {}).flatMap((sentences) => sentences ?? []);
    return Response.json({ url: null, said: t("image.failed"), why }, { status: init?.status ?? 400 });
  };
  const form = await readForm(request, pictureForm);
  if (!form.ok) return failed(form.invalid());
  const tooMany = await limit("picture", { account: staff.id });
  if (tooMany) return failed(tooMany.refuse(form) as Replied);

  const folder = section?.key === "products" ? "products" : "content";
  const { image, address = "" } = form.value;
  const kept = await orRefuseBroken(image ? savePicture(image, { folder }) : fetchPicture(address, { folder }));
  if (!kept.ok) return failed(form.refuse({ ...kept.refusal, field: "image" }, 400));
  return Response.json({ url: kept.value, said: t("image.uploaded"), why: null });
}
