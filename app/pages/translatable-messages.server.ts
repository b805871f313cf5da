import { storefrontMessages } from "#app/i18n/storefront-messages.server.ts";
import { freeText, wholeNumber } from "../http/search-params.server.ts";

/** A sentence that a visitor may put in their own words; a plural is two. */
export interface TranslatableMessage {
  key: string;
  english: string;
}

const pageSize = 30;

/** Rendered by the server, without the browser's custom words, so they are not offered. */
const saidByServer = /^(title|description|slot)(\.|$)/;

const all: readonly TranslatableMessage[] = [
  ...new Map(storefrontMessages.flatMap(sentencesOf).map((one) => [idOf(one), one])).values(),
];

function sentencesOf({ en }: (typeof storefrontMessages)[number]): TranslatableMessage[] {
  return Object.entries(en)
    .filter(([key]) => !saidByServer.test(key))
    .flatMap(([key, sentence]) => {
      const forms = typeof sentence === "string" ? [sentence] : [sentence.one, sentence.other];
      return forms.map((english) => ({ key, english }));
    });
}

function idOf({ key, english }: TranslatableMessage): string {
  return `${key}\n${english}`;
}

/** A page of the storefront's sentences whose text or key contains the query `q`, in the order they are written. */
export function readTranslatableMessages(request: Request) {
  const { searchParams } = new URL(request.url);
  const search = freeText(searchParams, "q");
  const page = wholeNumber(searchParams, "page", { most: 1000 });
  const wanted = search.toLowerCase();
  const found = all.filter(({ key, english }) => key.includes(wanted) || english.toLowerCase().includes(wanted));
  const from = (page - 1) * pageSize;
  return { search, page, sentences: found.slice(from, from + pageSize), hasNext: found.length > from + pageSize };
}
