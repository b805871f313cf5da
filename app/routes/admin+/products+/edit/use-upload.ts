import { useRef, useState } from "react";
import { uploadPicture } from "#app/admin/resource/upload-picture.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { largestUpload } from "#app/lib/upload-sizes.ts";
import { shrinkPicture } from "#app/ui/shrink-picture.ts";
import { showToast } from "#app/ui/toast-list.ts";
import { optimizedAddress } from "./optimized-address.ts";

/** The largest accepted picture, bytes; the server checks again. */
const largest = largestUpload.picture;

/** Width of the preview, pixels: that of a card on a high-density screen. */
const cardWidth = 640;

/** What is under way: which file, and how much of it is sent, in percent. */
export type UploadProgress = { name: string; percent: number };

interface UploadOptions {
  entityId: number | null;
  /** An uploaded picture: its address, a preview address, and the address that it was fetched from. */
  onUploaded: (address: string, shownAt: string, from?: string) => void;
}

/** Uploads pictures one after the other, with progress and errors. */
export function useUpload({ entityId, onUploaded }: UploadOptions) {
  const t = useText(texts);
  const [upload, setUpload] = useState<UploadProgress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const queue = useRef(Promise.resolve());
  const uploaded = useRef(onUploaded);
  uploaded.current = onUploaded;

  const fail = (name: string, why: string | null) => {
    setProblem(t("upload.failed.file", { name, why: why ?? t("upload.unreachable") }));
    showToast({ title: t("upload.failed"), tone: "error" });
  };

  const send = async (file: File) => {
    const picture = await shrinkPicture(file);
    if (picture.size > largest) return fail(file.name, t("upload.too-large"));
    setUpload({ name: file.name, percent: 0 });
    const onProgress = (percent: number) => setUpload({ name: file.name, percent: Math.round(percent) });
    const { url, why } = await uploadPicture(picture, "products", onProgress);
    setUpload(null);
    if (url === null) return fail(file.name, why);
    const asked = { imageUrl: url, entityType: "product", entityId, displaySize: cardWidth } as const;
    uploaded.current(url, await optimizedAddress(asked));
    showToast({ title: t("upload.done"), tone: "success" });
  };

  /** Has the shop fetch a picture from the address of another site. */
  const fetchFrom = async (address: string) => {
    setProblem(null);
    setUpload({ name: address, percent: 100 });
    const { url, why } = await uploadPicture({ address }, "products");
    setUpload(null);
    if (url === null) return fail(address, why);
    const asked = { imageUrl: url, entityType: "product", entityId, displaySize: cardWidth } as const;
    uploaded.current(url, await optimizedAddress(asked), address);
  };

  const take = (files: Iterable<File>) => {
    setProblem(null);
    for (const file of files) queue.current = queue.current.then(() => send(file));
  };
  return { take, fetchFrom, upload, problem };
}
