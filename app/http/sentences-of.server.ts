import { storefrontParts } from "#app/i18n/storefront-parts.server.ts";
import { freeText, wholeNumber } from "./search-params.server.ts";

/** A sentence that a visitor may put in their own words; a plural is two. */
export interface EnglishSentence {
  key: string;
  english: string;
}

const pageSize = 30;

/** Said by the server: the browser's own words never reach them, so they are not offered. */
const saidByServer = /^(title|description|slot)(\.|$)/;

const all: readonly EnglishSentence[] = [
  ...new Map(storefrontParts.flatMap(sentencesOf).map((one) => [idOf(one), one])).values(),
];

function sentencesOf({ en }: (typeof storefrontParts)[number]): EnglishSentence[] {
  return Object.entries(en)
    .filter(([key]) => !saidByServer.test(key))
    .flatMap(([key, sentence]) => {
      const forms = typeof sentence === "string" ? [sentence] : [sentence.one, sentence.other];
      return forms.map((english) => ({ key, english }));
    });
}

function idOf({ key, english }: EnglishSentence): string {
  return `${key}\n${english}`;
}

/** A page of the storefront's sentences whose words or key contain what the address asks for (`q`), in the order they are written. */
export function findSentences(request: Request) {
  const { searchParams } = new URL(request.url);
  const search = freeText(searchParams, "q");
  const page = wholeNumber(searchParams, "page", { most: 1000 });
  const wanted = search.toLowerCase();
  const found = all.filter(({ key, english }) => key.includes(wanted) || english.toLowerCase().includes(wanted));
  const from = (page - 1) * pageSize;
  return { search, page, sentences: found.slice(from, from + pageSize), hasNext: found.length > from + pageSize };
}
