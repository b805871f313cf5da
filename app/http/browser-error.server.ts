import { z } from "zod";

const line = z.string().max(500);

/** What a browser tells of a problem of its own (A8.02): what broke, where in our code, and on which page. */
export const browserError = z.strictObject({ message: line, place: line, page: line });
