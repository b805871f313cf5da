const touches = ["pointerdown", "keydown"] as const;

/** Hears of each touch of the page, by finger, mouse or key; gives what ends it. */
export function watchUserActivity(hear: () => void): () => void {
  for (const touch of touches) document.addEventListener(touch, hear, { passive: true });
  return () => {
    for (const touch of touches) document.removeEventListener(touch, hear);
  };
}
