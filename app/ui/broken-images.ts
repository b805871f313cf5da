const substitute = "/placeholder.svg";

/**
 * Replaces every picture that fails to load with the placeholder (A8.34), also one that failed before. One listener for the page: image
 * errors do not bubble, but they can be captured.
 */
export function watchBrokenImages(page: Document = document): void {
  page.addEventListener("error", (event) => replaceBroken(event.target), { capture: true });
  for (const picture of page.images) {
    if (picture.complete && picture.currentSrc && picture.naturalWidth === 0) replaceBroken(picture);
  }
}

function replaceBroken(target: EventTarget | null): void {
  const picture = target as Partial<HTMLImageElement> | null;
  if (picture?.tagName !== "IMG" || picture.getAttribute?.("src") === substitute) return;
  for (const source of picture.parentElement?.querySelectorAll("source") ?? []) source.removeAttribute("srcset");
  picture.removeAttribute?.("srcset");
  picture.setAttribute?.("src", substitute);
}
