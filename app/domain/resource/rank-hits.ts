const letters = /[\p{L}\p{N}]/u;

/** How well a text matches a search: 0 exactly, 1 from its start, 2 from the start of a word, 3 anywhere, 4 not as a whole. */
function rankOf(text: string, search: string): number {
  if (text === search) return 0;
  if (text.startsWith(search)) return 1;
  let at = text.indexOf(search);
  if (at < 0) return 4;
  for (; at >= 0; at = text.indexOf(search, at + 1)) if (!letters.test(text.charAt(at - 1))) return 2;
  return 3;
}

/**
 * Puts the best matches of a search first; among equals an earlier column wins, then the order they came in.
 *
 * @param textsOf the searched texts of a hit, the most relevant first
 */
export function rankHits<Hit>(hits: readonly Hit[], search: string, textsOf: (hit: Hit) => readonly (string | null)[]): Hit[] {
  const wanted = search.toLowerCase();
  const scored = hits.map((hit) => {
    const texts = textsOf(hit);
    const scores = texts.map((text, column) => rankOf((text ?? "").toLowerCase(), wanted) * texts.length + column);
    return { hit, score: Math.min(...scores) };
  });
  return scored.sort((one, other) => one.score - other.score).map(({ hit }) => hit);
}
