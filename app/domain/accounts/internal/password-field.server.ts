import { z } from "zod";

/** A new password: 8 to 200 characters, any of them but the null byte. Not trimmed: a space is a character too. */
export const newPasswordField = z
  .string()
  .min(8)
  .max(200)
  .refine((value) => !value.includes("\u0000"), "null-byte");

/** A password as sign-in accepts it: any length, as passwords may be older than today's rules. */
export const passwordField = z.string().min(1).max(200);
