import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LangContext } from "#app/i18n/use-text.ts";
import { PasswordField } from "./password-field.tsx";

const fieldIn = (lang: "en" | "ur") =>
  renderToStaticMarkup(
    <LangContext.Provider value={lang}>
      <PasswordField label="Password" name="password" hint="At least 8 characters." required />
    </LangContext.Provider>,
  );

test("without JavaScript a password stays hidden, and the button that would show it keeps its space unseen", () => {
  const html = fieldIn("en");
  expect(html).toMatch(/<input[^>]*id="password"[^>]*type="password"/);
  expect(html).toMatch(/<button type="button" aria-controls="password" class="[^"]*\binvisible\b/);
});

test("the button that shows a password is named in both languages", () => {
  expect(fieldIn("en")).toContain("Show password</button>");
  expect(fieldIn("ur")).toContain("Password dikhayein</button>");
});
