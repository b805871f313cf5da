import { z } from "zod";

const isFile = (value: unknown) => typeof value === "object" && value !== null && "arrayBuffer" in value;

/** A file chosen in a form; the message for a missing file is a key of `fields`. Whether it is a picture shows when it is decoded. */
export const fileField = (sentence: "image" | "required" = "image") => z.custom<File>(isFile, sentence);

/** A single picture, uploaded ahead of the form that it belongs to. */
export const pictureForm = z.object({ image: fileField() });
