import { expect, test } from "vitest";
import { showPart } from "#tests/support/pages-of.tsx";
import { FilterLine } from "./filter-line.tsx";

const line = (count: number, clearTo: string | null = null, hasFilters = true) =>
  showPart(<FilterLine search={null} count={count} hasFilters={hasFilters} clearTo={clearTo} />);

test("on a phone the button of the filters says how many are set, and nothing of a number while none is", async () => {
  const [none, two] = [await line(0), await line(2, "/admin/x")];
  expect(none).toContain('<span class="sr-only">Filter</span></button>');
  expect(two).toContain('<span class="sr-only">Filter, 2 set</span><b aria-hidden="true">2</b></button>');
  expect([none.includes("resource-clear"), two.includes('href="/admin/x"')]).toEqual([false, true]);
  expect(await line(0, null, false)).not.toContain("resource-filters-open");
});
