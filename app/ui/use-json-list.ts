import { useMemo } from "react";
import { itemsOf, type JsonList } from "#app/lib/json-list.ts";

/** The items of a list, the same objects as long as the list is the same; none of null. */
export const useJsonList = <Item>(list: JsonList<Item> | null): Item[] => useMemo(() => itemsOf(list), [list]);
