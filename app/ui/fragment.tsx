import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from "react";
import type { Lang } from "#app/i18n/lang.ts";
import { CustomWordsContext, useLang } from "#app/i18n/use-text.ts";
import { itemsOf, type JsonList } from "#app/lib/json-list.ts";

/** Renders a component to HTML; the same props in the same language may be answered from a cache. */
export type RenderFragment = <Props extends object>(Contents: ComponentType<Props>, props: Props, lang: Lang) => string;

/** Provided by the server for a page that may use cached fragments; null in a browser. */
export const FragmentContext = createContext<RenderFragment | null>(null);

const always = () => true;

type Contents = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * What stands within an element, to be spread into it: on the server HTML that is rendered once for the same props, in a browser the
 * component itself. The component depends on its props and the language alone: it reads no other context and calls no `useId`. Props are
 * plain data. It is the last hook of the component that calls it: React ends that component's hooks where another render begins.
 *
 * @param isCacheable whether the component's contexts all have their defaults; asked on the server alone
 */
export function useFragment<Props extends object>(
  Contents: ComponentType<Props>,
  props: Props,
  isCacheable: () => boolean = always,
): Contents {
  const render = useContext(FragmentContext);
  const lang = useLang();
  const ownWords = useContext(CustomWordsContext);
  if (render && !ownWords && isCacheable()) return { dangerouslySetInnerHTML: { __html: render(Contents, props, lang) } };
  return { children: <Contents {...props} /> };
}

/** The items of a list that a fragment was given, the same objects as long as the list is the same; none of null. */
export const useJsonList = <Item,>(list: JsonList<Item> | null): Item[] => useMemo(() => itemsOf(list), [list]);
