import { randomBytes } from "node:crypto";
import { crockford } from "#app/lib/tracking-id.ts";

/** A tracking id that nobody can guess: 64 random bits in Crockford base32. */
export const newTrackingId = (): string => crockford(randomBytes(8));
