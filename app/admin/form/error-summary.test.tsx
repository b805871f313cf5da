import { expect, test } from "vitest";
import { showPart } from "#tests/support/pages-of.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const shown = (error: Record<string, string[]>, hasConflicts = false) =>
  showPart(
    <ErrorSummary
      form={{ current: null }}
      title="Failed to save"
      result={{ error }}
      errorsOf={(name) => error[name]}
      fields={[
        { name: "price", label: "Price", id: "field-price" },
        { name: "name", label: "Name", id: "field-name" },
      ]}
      hasConflicts={hasConflicts}
    />,
  );

test("above a form stands what did not work, why, and a link to each field that is wrong", async () => {
  const html = await shown({ "": ["Somebody changed this."], price: ["Too low."] });
  expect(html).toContain("<b>Failed to save</b><p>Somebody changed this.</p>");
  expect(html.match(/<a href="#([\w-]+)"/g)).toEqual(['<a href="#field-price"']);
  expect(html).toContain("1 field needs you:");
});

test("a form without errors has no summary, nor has one that asks which of two values holds", async () => {
  expect(await shown({})).toBe("");
  expect(await shown({ "": ["Somebody changed this."] }, true)).toBe("");
  expect(await shown({ "": ["Somebody changed this."], price: ["Too low."] }, true)).not.toContain("Somebody changed this.");
});
