import { describe, expect, test } from "vitest";
import { renderTemplate, type TemplateValues, templateVariables, unknownVariables } from "./message-template.ts";

const none = Object.fromEntries(templateVariables.map((name) => [name, ""])) as TemplateValues;
const render = (template: string, values: Partial<TemplateValues> = {}) => renderTemplate(template, { ...none, ...values });

describe("a message template", () => {
  test("B5.15 has the variables in its curly braces replaced, and unknown ones stay as written", () => {
    const template = "Salam {customer_name}, order #{order_number} {colour} {Order_Number}";
    expect(render(template, { customer_name: "Ayesha", order_number: "000042" })).toBe(
      "Salam Ayesha, order #000042 {colour} {Order_Number}",
    );
  });

  test.each([
    ["{ customer_name }", "{ customer_name }"],
    ["{{customer_name}}", "{{customer_name}}"],
    ["{Customer_name}", "{Customer_name}"],
    ["{customer_name", "{customer_name"],
    ["{customer_name}}", "{customer_name}}"],
    ["{{customer_name}", "{{customer_name}"],
    ["{}", "{}"],
    ["{constructor}{toString}", "{constructor}{toString}"],
    ["{customer_name}{customer_name}", "AyeshaAyesha"],
    ["", ""],
  ])("%j becomes %j", (template, text) => {
    expect(render(template, { customer_name: "Ayesha" })).toBe(text);
  });

  test.each([
    ["Ali\nTotal: Rs. 0\n*PAID IN FULL*", "Ali Total: Rs. 0 ∗PAID IN FULL∗"],
    ["Ali\u202egnp.exe", "Alignp.exe"],
    ["$1 $$ $`", "$1 $$ $ʼ"],
  ])("a customer named %j adds no line to the message, formats nothing in it and turns nothing round", (name, shown) => {
    expect(render("Salam {customer_name}!\nTotal", { customer_name: name })).toBe(`Salam ${shown}!\nTotal`);
  });

  test.each(["{tracking_url}", "$&", "$1 $$ $", "a\\nb", "عائشہ", "Ayesha 🌶️👩‍👩‍👧", "\\u0000", "{{order_number}}"])(
    "a customer named %j is called so",
    (name) => {
      expect(render("Salam {customer_name}! {tracking_url}", { customer_name: name, tracking_url: "https://x.test" })).toBe(
        `Salam ${name}! https://x.test`,
      );
    },
  );

  test("an amount has one Rs., whether the template brings it or not, and an empty one none", () => {
    expect(render("total Rs. {total}", { total: "1,234" })).toBe("total Rs. 1,234");
    expect(render("total rs {total}", { total: "1,234" })).toBe("total rs 1,234");
    expect(render("total {total}", { total: "1,234" })).toBe("total Rs. 1,234");
    expect(render("total {total}.")).toBe("total.");
  });

  test("an empty value leaves no hole: the blank or comma before it goes with it", () => {
    const template = "Naya order: {zone}, {delivery_date} {delivery_time}. {admin_url}";
    const values = { zone: "Gulgasht", admin_url: "https://x.test" };
    expect(render(template, values)).toBe("Naya order: Gulgasht. https://x.test");
    expect(render(template, { ...values, delivery_date: "Sun 29 Nov" })).toBe("Naya order: Gulgasht, Sun 29 Nov. https://x.test");
    expect(render(template, { ...values, delivery_time: "12 pm" })).toBe("Naya order: Gulgasht 12 pm. https://x.test");
  });

  test("the names that are no variables are known before anything is sent", () => {
    expect(unknownVariables("{total} {colour} {colour} { size } {{x}}")).toEqual(["colour"]);
  });
});
