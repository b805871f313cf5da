import { z } from "zod";
import { fileField } from "#app/domain/media/picture-form.server.ts";
import { tickField } from "#app/lib/form-fields.server.ts";

/** An uploaded product file. */
export const importForm = z.object({ file: fileField("required") });

/** The form that applies a stored file; `leave_out` applies the good rows although others are wrong. */
export const applyImportForm = z.object({ leave_out: tickField });
