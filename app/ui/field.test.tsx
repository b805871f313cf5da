import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "./field.tsx";
import { RadioGroup } from "./radio-group.tsx";

test("a field is named by its label and described by its hint and what is wrong with it", () => {
  const html = renderToStaticMarkup(<Field label="Phone" name="phone" hint="Mobile" errors={["Too short.", "Not a number."]} />);
  expect(html).toContain('<label class="field-label" for="phone">Phone</label>');
  expect(html).toContain('aria-invalid="true" aria-describedby="phone-hint phone-error"');
  expect(html).toContain('id="phone-hint"');
  expect(html).toMatch(/id="phone-error".*Too short\. Not a number\./);
});

test("a field that is right says nothing more", () => {
  expect(renderToStaticMarkup(<Field label="Phone" name="phone" id="p1" errors={[]} defaultValue="0301" />)).toBe(
    '<div class="field"><label class="field-label" for="p1">Phone</label><input class="control" dir="auto" id="p1" name="phone" value="0301"/></div>',
  );
});

test("a group of choices starts at its default", () => {
  const options = [
    { value: "cash", label: "Cash" },
    { value: "card", label: "Card" },
  ];
  const html = renderToStaticMarkup(<RadioGroup label="Payment" name="payment_method" defaultValue="card" options={options} />);
  expect(html.match(/<input[^>]*checked[^>]*>/g)).toEqual([expect.stringContaining('value="card"')]);
});
