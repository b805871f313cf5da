import { z } from "zod";
import { idField, orNull, textField, tickField, versionField, wholeNumberField } from "#app/lib/form-fields.server.ts";
import { optionalOwnPicture, optionalText, uploadedPicture } from "./internal/home-fields.server.ts";

/** What a section's text may be long, characters. */
export const longestText = 20_000;

/** A section of the about page as its editor sends it (B3.01): without `id` a new one. */
export const aboutForm = z
  .object({
    id: idField.optional().transform(orNull),
    version: versionField,
    section_title: textField(150),
    section_title_ur: optionalText(150),
    section_content: textField(longestText),
    section_content_ur: optionalText(longestText),
    image_url: optionalOwnPicture,
    image: uploadedPicture,
    section_order: wholeNumberField(0, 10_000).default(0),
    is_active: tickField,
  })
  .transform(({ id, version, image, ...form }) => ({
    ...{ id, version },
    sent: image,
    section: {
      sectionTitle: form.section_title,
      sectionTitleUr: form.section_title_ur,
      sectionContent: form.section_content,
      sectionContentUr: form.section_content_ur,
      imageUrl: form.image_url,
      sectionOrder: form.section_order,
      isActive: form.is_active,
    },
  }));
