import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const textOf = (file: string) => readFileSync(join("app/ui/styles", file), "utf8");

/** The style sheets that customers load. */
const styles = Array.from(textOf("tailwind.css").matchAll(/@import "(\.[^"]+\.css)"/g), ([, file = ""]) => file);

test("A9.07 the storefront turns from phone to desk at 768 px, in its style sheets and in the utilities", () => {
  const turns = styles.flatMap((file) =>
    [...textOf(file).matchAll(/\(width (?:>=|<) (\d+)px\)/g)].map(([, width]) => Number(width)),
  );
  expect(turns).toContain(768);
  expect(turns.filter((width) => width > 640 && width < 900 && width !== 768)).toEqual([]);
  expect(textOf("theme.css")).toContain("--breakpoint-md: 768px");
});
