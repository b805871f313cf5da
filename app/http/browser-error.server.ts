import { z } from "zod";

const line = z.string().max(500);

/** An error that a browser reports (A8.02): its message, its place in our code, and the page. */
export const browserError = z.strictObject({ message: line, place: line, page: line });
