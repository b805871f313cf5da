import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

test("a text is cut only where it is longer than may be shown, and says that it goes on", () => {
  expect([excerpt("aam 🥭🥭", 5), excerpt("aam 🥭🥭", 6)]).toEqual(["aam …", "aam 🥭…"]);
  expect([excerpt("tamatar", 7), excerpt("tamatar", 4), excerpt("", 4)]).toEqual(["tamatar", "tama…", ""]);
});
