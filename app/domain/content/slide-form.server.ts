import { z } from "zod";
import { idField, textField } from "#app/lib/form-fields.server.ts";
import { linkField, orNull, ownPictureField, sentPicture, versionField } from "./home-fields.server.ts";

/** A slide as its editor sends it (A3.11): without `id` a new one. What a new one must have is asked for by `writeSlide`. */
export const slideForm = z
  .object({
    id: idField.optional().transform(orNull),
    version: versionField,
    title: textField(100).optional().transform(orNull),
    title_ur: textField(100).optional().transform(orNull),
    description: textField(200).optional().transform(orNull),
    description_ur: textField(200).optional().transform(orNull),
    alt: textField(150).optional().transform(orNull),
    url: linkField.optional().transform(orNull),
    desktop_image_url: ownPictureField.optional().transform(orNull),
    mobile_image_url: ownPictureField.optional().transform(orNull),
    desktop_image: sentPicture,
    mobile_image: sentPicture,
  })
  .transform(({ id, version, desktop_image, mobile_image, ...form }) => ({
    ...{ id, version },
    sent: { desktop: desktop_image, mobile: mobile_image },
    slide: {
      title: form.title,
      titleUr: form.title_ur,
      description: form.description,
      descriptionUr: form.description_ur,
      alt: form.alt,
      url: form.url,
      desktopImageUrl: form.desktop_image_url,
      mobileImageUrl: form.mobile_image_url,
    },
  }));
