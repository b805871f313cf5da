import { expect, test } from "vitest";
import { displayName, initials } from "./display-name.ts";

test.each([
  [{ name: "Ayesha Khan", fullName: "A. Khan", username: "ayesha", email: "a@made.test" }, "Ayesha Khan"],
  [{ name: " ", fullName: "A. Khan", username: "ayesha", email: "a@made.test" }, "A. Khan"],
  [{ name: null, username: "ayesha", email: "a@made.test" }, "ayesha"],
  [{ email: "bilal.ahmed@made.test" }, "bilal.ahmed"],
  [{ email: "@made.test" }, "User"],
  [{ email: "" }, "User"],
  [{}, "User"],
])("A3.23 %j is called %s", (person, name) => {
  expect(displayName(person)).toBe(name);
});

test.each([
  ["Ayesha Khan", "AK"],
  ["ayesha", "A"],
  ["Syed  Muhammad Ali Shah", "SS"],
  ["🥭 mango", "🥭M"],
  ["", ""],
])("the initials of %j are %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
