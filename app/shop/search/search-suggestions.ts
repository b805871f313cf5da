import { useEffect, useState } from "react";
import type { Card } from "#app/domain/catalog/card.ts";

/** The response of `/search-suggestions`. */
export interface SearchSuggestions {
  products: Card[];
  shelves: { name: string; href: string }[];
}

/** Debounce of typing, milliseconds. */
const pause = 120;

/**
 * Suggestions for a text of two letters or more, null for a shorter one. Until a new response the previous one stays; an outdated request
 * is aborted, and without a network there are none.
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
