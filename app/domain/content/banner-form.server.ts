import { z } from "zod";
import { textField, tickField } from "#app/lib/form-fields.server.ts";
import { linkField, orNull, ownPictureField, sentPicture } from "./home-fields.server.ts";

/** What a banner's link says unless somebody writes something else (A3.13). */
export const usualLinkText = "Shop Now";

/** A new banner (A3.12). What it must have is asked for by `addBanner`. */
export const bannerForm = z
  .object({
    title: textField(100).optional().transform(orNull),
    title_ur: textField(100).optional().transform(orNull),
    description: textField(300).optional().transform(orNull),
    description_ur: textField(300).optional().transform(orNull),
    image_url: ownPictureField.optional().transform(orNull),
    image: sentPicture,
    link_url: linkField.optional().transform(orNull),
    link_text: textField(40).optional().default(usualLinkText),
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
