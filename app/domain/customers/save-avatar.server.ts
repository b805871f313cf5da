import { z } from "zod";
import { fileField } from "#app/domain/media/picture-form.server.ts";
import { saveSquareImage } from "#app/domain/media/save-image.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import { deleteUpload } from "#app/platform/storage.server.ts";

/** Twice what the largest place on a page needs, pixels. */
const edge = 256;

/** A person's picture; without one nothing changes. */
export const avatarForm = z.object({ avatar: fileField().optional() });

/** Points an account at another picture, or at none, and deletes the previous file. */
async function showPicture(userId: number, avatarUrl: string | null): Promise<void> {
  const [before] = await db.$queryRaw<{ avatar_url: string | null }[]>`
    UPDATE users u SET avatar_url = ${avatarUrl} FROM (SELECT id, avatar_url FROM users WHERE id = ${userId} FOR UPDATE) old
    WHERE u.id = old.id RETURNING old.avatar_url`;
  if (before?.avatar_url) await deleteUpload(before.avatar_url);
}

/** Gives a person another picture. Refused at the field as `saveSquareImage` does. */
export async function saveAvatar(userId: number, file: File): Promise<Outcome<void>> {
  const saved = await saveSquareImage(file, { folder: "avatars", edge });
  if (!saved.ok) return refused(saved.refusal.code, { field: "avatar" });
  return done(await showPicture(userId, saved.value));
}

/** Takes a person's picture away; their initials stand in its place. */
export const removeAvatar = (userId: number): Promise<void> => showPicture(userId, null);
