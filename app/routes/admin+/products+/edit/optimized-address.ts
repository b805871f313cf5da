type Asked = { imageUrl: string; entityType: "product"; entityId: number | null; displaySize: number };

/** Requests a picture in the given size from the server (A7.52) and returns its address; the original's address on any failure (A7.53). */
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
