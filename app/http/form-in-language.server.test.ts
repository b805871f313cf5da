import { expect, test } from "vitest";
import { switchLanguageName } from "#app/lib/switch-language-name.ts";
import { answerTo, cookieGiven, cookiesOf, post, returnedForm } from "#tests/fixtures/request.ts";
import { answerInLanguage, inAskedLanguage } from "./form-in-language.server.ts";
import { langOf } from "./lang.server.ts";

const typed = { name: "Bushra", phone: "0300-1234567", password: "Mandi#2026", note: "Ring twice" };

test("a form that asks for the other language does nothing and comes back with what was typed, but for secrets", async () => {
  const answer = await answerTo(answerInLanguage(post("/auth?tab=register", { ...typed, [switchLanguageName]: "ur" })));
  expect(answer.status).toBe(200);
  expect(cookieGiven(answer, "lang")).toBe("ur");
  const { initialValue, error } = returnedForm(answer);
  expect(initialValue).toMatchObject({ name: "Bushra", phone: "0300-1234567", note: "Ring twice" });
  expect(initialValue).not.toHaveProperty("password");
  expect(error).toEqual({});
  expect(cookiesOf(answer)).toBe("lang=ur");
});

test("its page is loaded in that language, for whoever asks; any other form is left alone", async () => {
  const asked = await inAskedLanguage(
    post("/contact", { ...typed, [switchLanguageName]: "ur" }, { cookie: "lang=en; zone=x" }).request,
  );
  expect(langOf(asked)).toBe("ur");
  expect(asked.headers.get("Cookie")).toBe("zone=x; lang=ur");
  expect(new URLSearchParams(await asked.text()).get("note")).toBe("Ring twice");
  const { request } = post("/contact", typed, { cookie: "lang=en" });
  expect(await inAskedLanguage(request)).toBe(request);
  expect(await answerInLanguage(post("/contact", typed))).toBeNull();
});
