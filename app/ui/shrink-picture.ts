/** The longest edge of a stored picture, pixels. */
const longestEdge = 1600;

/** Size below which a picture is uploaded unchanged, bytes: resizing would save no time. */
const small = 200_000;

const quality = 0.85;

/**
 * Shrinks a picture before its upload, because a phone's photograph takes minutes on a slow connection. What cannot be decoded, or would
 * not get smaller, is returned unchanged; the server validates it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type) || file.size < small) return file;
  try {
    const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp"; // JPEG has no transparency
    const drawn = await resize(file, type);
    const isSmaller = drawn?.type === type && drawn.size < file.size; // a browser without WebP encoding returns a PNG
    return isSmaller ? new File([drawn], file.name, { type, lastModified: file.lastModified }) : file;
  } catch {
    return file;
  }
}

async function resize(file: File, type: string): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return context && new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** Replaces the chosen pictures of a file field with smaller ones, which its form uploads. */
export async function shrinkChosen(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  const shrunk = await Promise.all(chosen.map(shrinkPicture));
  const isAsChosen = input.files?.length === chosen.length && chosen.every((file, at) => input.files?.[at] === file);
  if (!isAsChosen || shrunk.every((file, at) => file === chosen[at])) return;
  const transfer = new DataTransfer();
  for (const file of shrunk) transfer.items.add(file);
  input.files = transfer.files;
}
