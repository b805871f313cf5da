import { z } from "zod";

const isFile = (value: unknown) => typeof value === "object" && value !== null && "arrayBuffer" in value;

/** A file chosen in a form; what is no file is told the sentence, a key of `fields`. Whether it is a picture shows when it is drawn. */
export const fileField = (sentence: "image" | "required" = "image") => z.custom<File>(isFile, sentence);

/** A single picture on its way to the shop, ahead of the form that it belongs to. */
export const pictureForm = z.object({ image: fileField() });
