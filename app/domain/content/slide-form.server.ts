import { z } from "zod";
import { idField, orNull, versionField } from "#app/lib/form-fields.server.ts";
import { optionalLink, optionalOwnPicture, optionalText, uploadedPicture } from "./internal/home-fields.server.ts";

/** A slide as its editor sends it (A3.11): without `id` a new one. Required fields of a new one are checked by `writeSlide`. */
export const slideForm = z
  .object({
    id: idField.optional().transform(orNull),
    version: versionField,
    title: optionalText(100),
    title_ur: optionalText(100),
    description: optionalText(200),
    description_ur: optionalText(200),
    alt: optionalText(150),
    url: optionalLink,
    desktop_image_url: optionalOwnPicture,
    mobile_image_url: optionalOwnPicture,
    desktop_image: uploadedPicture,
    mobile_image: uploadedPicture,
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
