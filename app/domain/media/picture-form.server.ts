import { z } from "zod";
import { lineField } from "#app/lib/form-fields.server.ts";

const isFile = (value: unknown) => typeof value === "object" && value !== null && "arrayBuffer" in value;

/** A file chosen in a form; the message for a missing file is a key of `fields`. Whether it is a picture shows when it is decoded. */
export const fileField = (sentence: "image" | "required" = "image") => z.custom<File>(isFile, sentence);

/** A single picture, sent ahead of the form that it belongs to, or the address of another site to fetch it from. */
export const pictureForm = z
  .object({ image: fileField().optional(), address: lineField(500, 8).optional() })
  .refine(({ image, address }) => image !== undefined || address !== undefined, { message: "image", path: ["image"] });
