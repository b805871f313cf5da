const touches = ["pointerdown", "keydown"] as const;

/** Subscribes to user activity by touch, mouse or key; returns the unsubscribe function. */
export function watchUserActivity(hear: () => void): () => void {
  for (const touch of touches) document.addEventListener(touch, hear, { passive: true });
  return () => {
    for (const touch of touches) document.removeEventListener(touch, hear);
  };
}
