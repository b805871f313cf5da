const base = "/admin/orders/new";

/** Asks the counter's own addresses. Rejects when the server gave no answer that could be used. */
export async function getFromCounter<Answer>(
  name: "find" | "caller" | "zone" | "goods",
  query: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  return answerOf<Answer>(
    fetch(`${base}/${name}?${new URLSearchParams({ q: query, ...more })}`, { headers: { Accept: "application/json" } }),
  );
}

/** The shop said no, and why. */
export class CounterRefusal extends Error {}

/** Sends something to the counter's own addresses. Rejects as `askCounter` does, and with a `CounterRefusal` when the shop says no. */
export async function postToCounter<Answer>(name: "list" | "held", fields: Record<string, string>): Promise<Answer> {
  return answerOf<Answer>(fetch(`${base}/${name}`, { method: "POST", body: new URLSearchParams(fields) }));
}

async function answerOf<Answer>(asking: Promise<Response>): Promise<Answer> {
  const answer = await asking;
  if (answer.status === 409) throw new CounterRefusal(((await answer.json()) as { refused: string }).refused);
  if (!answer.ok) throw new Error(`The counter was not answered: ${answer.status}`);
  return (await answer.json()) as Answer;
}
