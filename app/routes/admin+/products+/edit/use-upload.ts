import { useRef, useState } from "react";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { shrinkPicture } from "#app/ui/shrink-picture.ts";
import { showToast } from "#app/ui/toast-list.ts";
import { optimizedAddress } from "./optimized-address.ts";
import { sendPicture } from "./send-picture.ts";

/** The largest picture that is taken, bytes; the server has the last word. */
const largest = 5 * 1024 * 1024;

/** How wide a picture is drawn at once: as cards show it on a sharp screen, pixels. */
const cardWidth = 640;

/** What is under way: which file, and how much of it is sent, in percent. */
export type UploadProgress = { name: string; percent: number };

interface UploadOptions {
  entityId: number | null;
  /** A picture is kept: its address, and the address it is best shown at meanwhile. */
  onKept: (address: string, shownAt: string) => void;
}

/** Sends pictures one after the other, says how far it is, and what could not be taken. */
export function useUpload({ entityId, onKept }: UploadOptions) {
  const t = useText(texts);
  const [upload, setUpload] = useState<UploadProgress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const queue = useRef(Promise.resolve());
  const kept = useRef(onKept);
  kept.current = onKept;

  const fail = (name: string, why: string | null) => {
    setProblem(t("upload.failed.file", { name, why: why ?? t("upload.unreachable") }));
    showToast({ title: t("upload.failed"), tone: "error" });
  };

  const send = async (file: File) => {
    const picture = await shrinkPicture(file);
    if (picture.size > largest) return fail(file.name, t("upload.too-large"));
    setUpload({ name: file.name, percent: 0 });
    const onProgress = (percent: number) => setUpload({ name: file.name, percent });
    const sent = await sendPicture(picture, { to: "/admin/products/picture", onProgress });
    setUpload(null);
    if ("problem" in sent) return fail(file.name, sent.problem);
    const asked = { imageUrl: sent.url, entityType: "product", entityId, displaySize: cardWidth } as const;
    kept.current(sent.url, await optimizedAddress(asked));
    showToast({ title: t("upload.done"), tone: "success" });
  };

  const take = (files: Iterable<File>) => {
    setProblem(null);
    for (const file of files) queue.current = queue.current.then(() => send(file));
  };
  return { take, upload, problem };
}
