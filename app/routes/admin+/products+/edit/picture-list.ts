import { maxFurtherPictures } from "#app/domain/catalog/product-fields.ts";

/** A product's pictures as form values: the main one, which may be typed, and the further ones in order. */
export type PictureList = { own: string; further: readonly string[] };

const listed = ({ own, further }: PictureList): string[] => [...new Set([...(own ? [own] : []), ...further])];

const fromList = ([own = "", ...further]: readonly string[]): PictureList => ({ own, further });

/** All pictures, the main one first. */
export const picturesOf = listed;

/** Whether another picture may be added. */
export const canAddPicture = (list: PictureList): boolean => listed(list).length <= maxFurtherPictures;

/** The list with another picture at the end; the first of all is the main one. */
export function addPicture(list: PictureList, address: string): PictureList {
  const all = listed(list);
  return canAddPicture(list) && !all.includes(address) ? fromList([...all, address]) : list;
}

/** The list without one picture. */
export const removePicture = (list: PictureList, at: number): PictureList => fromList(listed(list).toSpliced(at, 1));

/** The list with one picture moved up or down by one; unchanged at the ends. */
export function movePicture(list: PictureList, at: number, by: 1 | -1): PictureList {
  const all = listed(list);
  const [moved] = all.slice(at, at + 1);
  const to = at + by;
  if (moved === undefined || to < 0 || to >= all.length) return list;
  return fromList(all.toSpliced(at, 1).toSpliced(to, 0, moved));
}
