import type { ActionFunctionArgs } from "@remix-run/node";
import { pictureForm } from "#app/domain/media/picture-form.server.ts";
import { savePicture } from "#app/domain/media/save-picture.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { limit } from "#app/http/limits.server.ts";

/** Uploads a picture ahead of its form and returns its address (A7.51). */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "products", "edit");
  const form = await readForm(request, pictureForm);
  if (!form.ok) return answer(form.invalid());
  const tooMany = await limit("picture", { account: staff.id });
  if (tooMany) return answer(tooMany.refuse(form));

  const stored = await savePicture(form.value.image, { folder: "products" });
  if (!stored.ok) return answer(form.refuse({ ...stored.refusal, field: "image" }, 400));
  return Response.json({ url: stored.value });
}

const answer = ({ data, init }: { data: unknown; init: ResponseInit | null }) => Response.json(data, init ?? {});
