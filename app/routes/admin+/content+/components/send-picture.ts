/** What became of a picture: where it is served, or why not; `said` is the sentence of a toast, null when the shop did not answer. */
export type SentPicture = { url: string | null; said: string | null; why: string | null };

/** Sends a picture ahead of the form it belongs to. */
export async function sendContentPicture(file: File): Promise<SentPicture> {
  const body = new FormData();
  body.append("image", file);
  try {
    const answer = await fetch("/admin/content/picture", { method: "POST", body });
    return (await answer.json()) as SentPicture;
  } catch {
    return { url: null, said: null, why: null };
  }
}
