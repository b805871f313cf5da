const activityEvents = ["pointerdown", "keydown"] as const;

/** Subscribes to user activity by touch, mouse or key; returns the unsubscribe function. */
export function watchUserActivity(listener: () => void): () => void {
  for (const touch of activityEvents) document.addEventListener(touch, listener, { passive: true });
  return () => {
    for (const touch of activityEvents) document.removeEventListener(touch, listener);
  };
}
