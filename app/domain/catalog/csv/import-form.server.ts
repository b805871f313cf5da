import { z } from "zod";
import { tickField } from "#app/lib/form-fields.server.ts";

const isFile = (value: unknown) => typeof value === "object" && value !== null && "arrayBuffer" in value;

/** A product file on its way in. */
export const importForm = z.object({ file: z.custom<File>(isFile, "required") });

/** The word to apply a kept file; `leave_out` applies the good rows although others are wrong. */
export const applyImportForm = z.object({ leave_out: tickField });
