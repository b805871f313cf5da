import { z } from "zod";
import { fileField } from "#app/domain/media/picture-form.server.ts";
import { orNull, textField } from "#app/lib/form-fields.server.ts";
import { ownPicture, safeLink } from "#app/lib/safe-link.ts";

const blankIsNone = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);

const perhaps = <Schema extends z.ZodType>(field: Schema) => z.preprocess(blankIsNone, field.optional()).transform(orNull);

/** A text of at most `max` characters, trimmed; null when only blanks were typed. */
export const optionalText = (max: number) => perhaps(textField(max));

/** Where something leads: a path of this site, or another site's address; null for nowhere. */
export const optionalLink = perhaps(textField(500).refine((text) => safeLink(text) !== null, "link"));

/** Where a picture lies on our own server, such as `/uploads/content/1763635374123.webp`; null for none. */
export const optionalOwnPicture = perhaps(textField(500).refine((text) => ownPicture(text) !== null, "own-picture"));

/** A picture sent along; without one the address beside it counts. */
export const uploadedPicture = fileField().optional();
