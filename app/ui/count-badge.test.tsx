import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CountBadge } from "./count-badge.tsx";

test.each([
  [-1, ""],
  [0, ""],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [4000, "99+"],
])("A2.44 a count of %i is shown as %j", (count, shown) => {
  expect(renderToStaticMarkup(<CountBadge count={count} />).replace(/<[^>]+>/g, "")).toBe(shown);
});
