import { useEffect, useState } from "react";
import type { Card } from "#app/domain/catalog/card.ts";

/** What `/search-suggestions` answers. */
export interface SearchSuggestions {
  products: Card[];
  shelves: { name: string; href: string }[];
}

/** Whoever types goes on typing: only a pause this long asks the shop, milliseconds. */
const pause = 120;

/**
 * What the shop suggests for a text of two letters or more, null for a shorter one. Until a new answer is there the one before
 * stays; a question that was overtaken is called off, and without a network there is nothing to suggest.
 */
export function useSearchSuggestions(text: string): SearchSuggestions | null {
  const [answer, setAnswer] = useState<SearchSuggestions | null>(null);
  const asked = text.trim();
  const isTooShort = asked.length < 2;
  useEffect(() => {
    if (isTooShort) return setAnswer(null);
    const question = new AbortController();
    const timer = setTimeout(() => {
      ask(asked, question.signal).then(setAnswer, () => question.signal.aborted || setAnswer(null));
    }, pause);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [asked, isTooShort]);
  return isTooShort ? null : answer;
}

async function ask(text: string, signal: AbortSignal): Promise<SearchSuggestions> {
  const answer = await fetch(`/search-suggestions?${new URLSearchParams({ q: text })}`, { signal });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.json();
}
