import { z } from "zod";
import { idField, orNull, versionField } from "#app/lib/form-fields.server.ts";
import { perhapsLink, perhapsOwnPicture, perhapsText, sentPicture } from "./home-fields.server.ts";

/** A slide as its editor sends it (A3.11): without `id` a new one. What a new one must have is asked for by `writeSlide`. */
export const slideForm = z
  .object({
    id: idField.optional().transform(orNull),
    version: versionField,
    title: perhapsText(100),
    title_ur: perhapsText(100),
    description: perhapsText(200),
    description_ur: perhapsText(200),
    alt: perhapsText(150),
    url: perhapsLink,
    desktop_image_url: perhapsOwnPicture,
    mobile_image_url: perhapsOwnPicture,
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
