import { z } from "zod";
import { tickField } from "#app/lib/form-fields.server.ts";
import { perhapsLink, perhapsOwnPicture, perhapsText, sentPicture } from "./home-fields.server.ts";

/** What a banner's link says unless somebody writes something else (A3.13). */
export const usualLinkText = "Shop Now";

/** A new banner (A3.12). What it must have is asked for by `addBanner`. */
export const bannerForm = z
  .object({
    title: perhapsText(100),
    title_ur: perhapsText(100),
    description: perhapsText(300),
    description_ur: perhapsText(300),
    image_url: perhapsOwnPicture,
    image: sentPicture,
    link_url: perhapsLink,
    link_text: perhapsText(40).transform((text) => text ?? usualLinkText),
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
