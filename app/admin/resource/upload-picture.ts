import type { SectionKey } from "#app/domain/team/section-rights.ts";

/** What became of a picture: the address it is served at, or why not in words; both null when the shop did not answer. */
export type UploadedPicture = { url: string | null; said: string | null; why: string | null };

const unanswered: UploadedPicture = { url: null, said: null, why: null };

/** Longest that an upload may take, milliseconds. */
const timeout = 120_000;

/**
 * Sends a picture ahead of the form that it belongs to, or has the shop fetch one from the address of another site.
 *
 * @param section whose right to edit it needs
 * @param onProgress called with the share that has been sent, in percent
 */
export function uploadPicture(
  file: File | { address: string },
  section: SectionKey,
  onProgress: (percent: number) => void = () => undefined,
): Promise<UploadedPicture> {
  const body = new FormData();
  if ("address" in file) body.append("address", file.address);
  else body.append("image", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest(); // fetch says nothing about how much has been sent
    request.responseType = "json";
    request.timeout = timeout;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    request.onload = () => resolve({ ...unanswered, ...(request.response as Partial<UploadedPicture> | null) });
    for (const end of ["error", "abort", "timeout"]) request.addEventListener(end, () => resolve(unanswered));
    request.open("POST", `/admin/picture?section=${section}`);
    request.send(body);
  });
}
