import { LRUCache } from "lru-cache";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { LangContext } from "#app/i18n/use-text.ts";
import { FragmentContext, type RenderFragment } from "./fragment.tsx";

/** In characters, keys and HTML together: about four thousand cards. */
const maxSize = 8_000_000;

const cache = new LRUCache<string, string>({ maxSize, sizeCalculation: (html, key) => html.length + key.length });

const ids = new WeakMap<object, number>();
let lastId = 0;

function idOf(component: object): number {
  const known = ids.get(component);
  if (known !== undefined) return known;
  lastId += 1;
  ids.set(component, lastId);
  return lastId;
}

/**
 * Renders a fragment, or finds what was rendered for the same component, language and props; the least recently used are evicted.
 * A fragment may hold others: where one thing of a grid has changed, its other cards are found.
 */
export const renderFragment: RenderFragment = <Props extends object>(
  Contents: ComponentType<Props>,
  props: Props,
  lang: "en" | "ur",
): string => {
  const key = `${idOf(Contents)}:${lang}:${JSON.stringify(props)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const html = renderToString(
    <FragmentContext.Provider value={renderFragment}>
      <LangContext.Provider value={lang}>
        <Contents {...props} />
      </LangContext.Provider>
    </FragmentContext.Provider>,
  );
  const flat = Buffer.from(html).toString(); // `html` is a rope of hundreds of strings, which every page would traverse again
  cache.set(key, flat);
  return flat;
};
