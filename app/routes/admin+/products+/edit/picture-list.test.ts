import { expect, test } from "vitest";
import { addPicture, canAddPicture, movePicture, picturesOf, removePicture } from "./picture-list.ts";

const list = { own: "/a", further: ["/b", "/c"] };
const none = { own: "", further: [] };

test("the first picture of all is the product's own, whichever way it came there", () => {
  expect(addPicture(none, "/a")).toEqual({ own: "/a", further: [] });
  expect(movePicture(list, 1, -1)).toEqual({ own: "/b", further: ["/a", "/c"] });
  expect(removePicture(list, 0)).toEqual({ own: "/b", further: ["/c"] });
  expect(removePicture({ own: "/a", further: [] }, 0)).toEqual(none);
});

test("a picture moves one place, and stays at either end", () => {
  expect(movePicture(list, 1, 1)).toEqual({ own: "/a", further: ["/c", "/b"] });
  expect(movePicture(list, 0, -1)).toEqual(list);
  expect(movePicture(list, 2, 1)).toEqual(list);
  expect(movePicture(list, 9, -1)).toEqual(list);
});

test("a picture stands once, and nine are the most", () => {
  expect(addPicture(list, "/b")).toEqual(list);
  expect(picturesOf({ own: "/b", further: ["/b"] })).toEqual(["/b"]);
  const full = { own: "/0", further: ["/1", "/2", "/3", "/4", "/5", "/6", "/7", "/8"] };
  expect([canAddPicture(full), canAddPicture(list)]).toEqual([false, true]);
  expect(addPicture(full, "/9")).toEqual(full);
});
