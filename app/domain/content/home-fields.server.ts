import { fileField } from "#app/domain/media/picture-form.server.ts";
import { idField, textField } from "#app/lib/form-fields.server.ts";
import { safeLink } from "#app/lib/safe-link.ts";
import { ownPicture } from "./own-picture.ts";

/** What is not typed is stored as nothing. */
export const orNull = <Value>(value: Value | undefined): Value | null => value ?? null;

/** Where something leads: a path of this site, or another site's address. */
export const linkField = textField(500).refine((text) => safeLink(text) !== null, "link");

/** Where a picture lies on our own server, such as `/uploads/content/1763635374123.webp`. */
export const ownPictureField = textField(500).refine((text) => ownPicture(text) !== null, "own-picture");

/** A picture sent along; without one the address beside it counts. */
export const sentPicture = fileField.optional();

/** The version that was edited; without one a save overwrites whatever is there, and one that cannot be read counts as stale. */
export const versionField = idField.optional().transform(orNull).catch(0);
