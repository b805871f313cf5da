import { tokenHash } from "#app/platform/secret.server.ts";

/** How long a link for a new password works, ms. */
export const resetTokenTtl = 30 * 60_000;

/** The secret part of a link, derived from what the outbox holds, so that the database holds no working link. */
export const resetToken = (nonce: string): string => Buffer.from(tokenHash(`reset ${nonce}`)).toString("base64url");
