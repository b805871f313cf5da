import type { ProductFields } from "#app/domain/catalog/product-fields.ts";
import { sentFields, staffProductForm } from "#app/domain/catalog/product-form.server.ts";
import { withPicture } from "#app/domain/media/with-picture.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { readFormData } from "#app/http/form-data.server.ts";
import { logWithReference, orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { type Outcome, type Refusal, refused } from "#app/lib/outcome.ts";
import { fetchPictures } from "./fetch-pictures.server.ts";

const ticks = ["discount_active", "featured", "in_stock"] as const;

type Change = Partial<ProductFields>;

/**
 * Parses the form of a product, or of a new one (null). `save` passes the submitted fields to a command, with the uploaded picture among them; an unexpected error
 * becomes a refusal too (A8.20), so that no input is lost.
 */
export async function readProductForm(request: Request, id: number | null = null) {
  const sent = await readFormData(request);
  for (const tick of ticks) {
    const [last] = sent.getAll(tick).slice(-1);
    if (last !== undefined) sent.set(tick, last);
  }
  const fetched = await orRefuseBroken(fetchPictures(sent, id));
  const form = await readForm(request, staffProductForm, sent);
  if (!form.ok) return form;

  const { image, isImageFurther } = form.value;
  const change = sentFields(form.value, sent);
  const withAddress = (address: string): Change =>
    isImageFurther && change.furtherPictures
      ? { ...change, furtherPictures: [...change.furtherPictures, address] }
      : { ...change, imageUrl: address };
  return {
    ok: true as const,
    value: form.value,
    save: async <Value>(command: (change: Change) => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
      if (!fetched.ok) return fetched;
      try {
        return await withPicture({ file: image, field: "image", folder: "products" }, (address) =>
          command(address ? withAddress(address) : change),
        );
      } catch (problem) {
        return refused("broken", { values: { reference: logWithReference(problem, "product") } });
      }
    },
    refuse: (refusal: Refusal) => form.refuse(refusal, statusOf(refusal)),
  };
}

/** A validation error is a 400, a conflict with another save a 409. */
function statusOf({ code }: Refusal): number {
  return code === "product.changed-meanwhile" || code === "product.barcode-taken" ? 409 : 400;
}
