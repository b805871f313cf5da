const base = "/admin/orders/new";

/** Asks the counter's own addresses; null when the server gave no answer that could be used. */
export async function askCounter<Answer>(name: "find" | "caller" | "zone", query: string): Promise<Answer | null> {
  return answerOf<Answer>(
    fetch(`${base}/${name}?${new URLSearchParams({ q: query })}`, { headers: { Accept: "application/json" } }),
  );
}

/** Sends something to the counter's own addresses. */
export async function tellCounter<Answer>(name: "list" | "held", fields: Record<string, string>): Promise<Answer | null> {
  return answerOf<Answer>(fetch(`${base}/${name}`, { method: "POST", body: new URLSearchParams(fields) }));
}

async function answerOf<Answer>(asking: Promise<Response>): Promise<Answer | null> {
  const answer = await asking.catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as Answer | null) : null;
}
