/** The longest edge that the shop shows and keeps, pixels. */
const longestEdge = 1600;

/** A picture below this is sent as it is: drawing it anew would save no time worth having, bytes. */
const small = 200_000;

const quality = 0.85;

/**
 * Makes a picture smaller before it is sent, because a phone's photograph takes minutes on a slow line. What cannot be read, or
 * would not become smaller, is given back as it is; the server has the last word on what is a picture.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type) || file.size < small) return file;
  try {
    const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp"; // JPEG has no transparency
    const drawn = await draw(file, type);
    const isSmaller = drawn?.type === type && drawn.size < file.size; // a browser without WebP would answer with a PNG
    return isSmaller ? new File([drawn], file.name, { type, lastModified: file.lastModified }) : file;
  } catch {
    return file;
  }
}

async function draw(file: File, type: string): Promise<Blob | null> {
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

/** Puts smaller pictures in the place of those that were chosen in a file field, whose form sends them. */
export async function shrinkChosen(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  const shrunk = await Promise.all(chosen.map(shrinkPicture));
  const isAsChosen = input.files?.length === chosen.length && chosen.every((file, at) => input.files?.[at] === file);
  if (!isAsChosen || shrunk.every((file, at) => file === chosen[at])) return;
  const transfer = new DataTransfer();
  for (const file of shrunk) transfer.items.add(file);
  input.files = transfer.files;
}
