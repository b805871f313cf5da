import { type Outcome, refused } from "#app/lib/outcome.ts";
import { log } from "#app/platform/log.server.ts";
import { mayCall, safeFetchFile } from "#app/platform/safe-fetch.server.ts";
import type { UploadFolder } from "#app/platform/storage.server.ts";
import { largestImage } from "./save-image.server.ts";
import { savePictureBytes } from "./save-picture.server.ts";

/** Whether a picture's address is one of another site, which no page of this shop shows. */
export const isOtherSite = (address: string): boolean => /^https?:\/\//i.test(address.trim());

/**
 * Fetches a picture of another site once and keeps it among the shop's own, since no page loads anything from elsewhere.
 *
 * @returns the address it is served at; refused with `picture.not-fetched`, or as `savePicture`
 */
export async function fetchPicture(address: string, { folder }: { folder: UploadFolder }): Promise<Outcome<string>> {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : null;
  if (!url || !mayCall(url)) return refused("picture.not-fetched");
  const answer = await safeFetchFile(url, { headers: { accept: "image/webp,image/png,image/jpeg" }, most: largestImage }).catch(
    (problem: unknown) => {
      log.info({ err: problem, host: url.host }, "a picture could not be fetched");
      return null;
    },
  );
  if (answer?.status !== 200) return refused("picture.not-fetched");
  return savePictureBytes(new Uint8Array(answer.bytes), { folder });
}
