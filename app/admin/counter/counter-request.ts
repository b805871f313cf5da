const base = "/admin/orders/new";

/** Fetches from the counter's endpoints. Rejects when the response is unusable. */
export async function getFromCounter<Answer>(
  name: "find" | "caller" | "zone" | "goods",
  query: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  return answerOf<Answer>(
    fetch(`${base}/${name}?${new URLSearchParams({ q: query, ...more })}`, { headers: { Accept: "application/json" } }),
  );
}

/** The server refused the request, with its reason. */
export class CounterRefusal extends Error {}

/** Posts to the counter's endpoints. Rejects as `askCounter` does, and with a `CounterRefusal` when the server refuses. */
export async function postToCounter<Answer>(name: "list" | "held", fields: Record<string, string>): Promise<Answer> {
  return answerOf<Answer>(fetch(`${base}/${name}`, { method: "POST", body: new URLSearchParams(fields) }));
}

async function answerOf<Answer>(asking: Promise<Response>): Promise<Answer> {
  const answer = await asking;
  if (answer.status === 409) throw new CounterRefusal(((await answer.json()) as { refused: string }).refused);
  if (!answer.ok) throw new Error(`The counter was not answered: ${answer.status}`);
  return (await answer.json()) as Answer;
}
