/** The delays before each repetition, milliseconds. */
const delays = [1_000, 4_000, 15_000, 60_000];

/**
 * Asks until there is an answer, four times at most: after a while each, or as soon as the browser is online again. Null when there is none,
 * or it is no longer wanted.
 */
export async function askWithRetries<Answer>(ask: () => Promise<Answer | null>, isWanted: () => boolean): Promise<Answer | null> {
  for (const delay of delays) {
    if (!isWanted()) break;
    const answer = await ask();
    if (answer) return isWanted() ? answer : null;
    await new Promise((resolve) => {
      setTimeout(resolve, delay);
      addEventListener("online", resolve);
    });
  }
  return null;
}
