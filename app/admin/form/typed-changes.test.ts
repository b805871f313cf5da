import { expect, test } from "vitest";
import { controlText } from "./typed-changes.ts";

test("a box that is ticked or not is a change of its form, as is another text", () => {
  const box = { type: "checkbox", value: "on" };
  expect([controlText({ ...box, checked: true }), controlText({ ...box, checked: false })]).toEqual(["on", ""]);
  expect(controlText({ type: "radio", value: "mine", checked: false })).toBe("");
  expect(controlText({ type: "text", value: "150" })).toBe("150");
});
