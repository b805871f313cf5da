import { z } from "zod";
import { tickField } from "#app/lib/form-fields.server.ts";
import { optionalLink, optionalOwnPicture, optionalText, uploadedPicture } from "./internal/home-fields.server.ts";

/** The default text of a banner's link (A3.13). */
export const defaultLinkText = "Shop Now";

/** A new banner (A3.12). Required fields are checked by `addBanner`. */
export const bannerForm = z
  .object({
    title: optionalText(100),
    title_ur: optionalText(100),
    description: optionalText(300),
    description_ur: optionalText(300),
    image_url: optionalOwnPicture,
    image: uploadedPicture,
    link_url: optionalLink,
    link_text: optionalText(40).transform((text) => text ?? defaultLinkText),
    active: tickField,
  })
  .transform(({ image, ...form }) => ({
    sent: image,
    banner: {
      title: form.title,
      titleUr: form.title_ur,
      description: form.description,
      descriptionUr: form.description_ur,
      imageUrl: form.image_url,
      linkUrl: form.link_url,
      linkText: form.link_text,
      active: form.active,
    },
  }));
