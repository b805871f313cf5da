type Asked = { imageUrl: string; entityType: "product"; entityId: number | null; displaySize: number };

/**
 * Has the shop draw a picture in the size that a place needs (A7.52), and gives the address it is served at; the original's own
 * when that fails in whatever way (A7.53).
 */
export async function optimizedAddress(asked: Asked, ask: typeof fetch = fetch): Promise<string> {
  try {
    const answer = await ask("/api/supabase/functions/optimize-image", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(asked),
    });
    const { success, optimizedUrl } = (await answer.json()) as { success?: boolean; optimizedUrl?: string };
    return answer.ok && success && optimizedUrl ? optimizedUrl : asked.imageUrl;
  } catch {
    return asked.imageUrl;
  }
}
