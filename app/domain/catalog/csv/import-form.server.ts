import { z } from "zod";
import { fileField } from "#app/domain/media/picture-form.server.ts";
import { csvEncodings } from "#app/domain/resource/csv/csv-encodings.ts";
import { idField, tickField } from "#app/lib/form-fields.server.ts";

/** An uploaded product file. */
export const importForm = z.object({ file: fileField("required") });

/** The rows whose new name was ticked, at most so many. */
const rows = z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(idField).max(500));

/**
 * The form that applies a stored file; `leave_out` applies the good rows although others are wrong, `rename` are the rows whose new name
 * is right, `text_right` says that the words of a file with a guessed encoding are.
 */
export const applyImportForm = z.object({ leave_out: tickField, text_right: tickField, rename: rows });

/** The form that reads a stored file in another encoding. */
export const readAsForm = z.object({ read_as: z.enum(csvEncodings, "choice") });

/** The form that takes an applied file back: it says nothing but that. */
export const undoImportForm = z.object({});
