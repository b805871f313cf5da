import { describe, expect, test } from "vitest";
import { failureToasts } from "#app/i18n/failure-toasts.ts";
import { toasts } from "#app/i18n/toasts.ts";
import { visit } from "#tests/fixtures/request.ts";
import { redirectWithToast, type ToastKey, takeToast } from "./toast.server.ts";

const toneOf = (key: ToastKey) => {
  const cookie = redirectWithToast("/", key).headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return takeToast(visit("/", { cookie }).request, "en")?.tone;
};

/** How a sentence of something that was not done begins, or that it has the reason of a refusal. */
const isFailure = /^(Failed|Not |No |That can't|It could not)|\{why\}|\bnot running\b|\bno incoming\b/;

describe("the tone of a toast", () => {
  test("a sentence that something failed, or why it was refused, is shown as an error", () => {
    const sentences = Object.entries(toasts.en).map(
      ([key, text]) => [key as ToastKey, typeof text === "string" ? text : text.other] as const,
    );
    const failed = sentences.filter(([, text]) => isFailure.test(text)).map(([key]) => key);
    expect(failed.length).toBeGreaterThan(25);
    expect(failed.filter((key) => toneOf(key) !== "error")).toEqual([]);
    expect(failed).toEqual(expect.arrayContaining(["faq-not-moved", "suggestion-not-marked", "demo-browser-not-opened"]));
  });

  test("a key that says that something was not done stands among the failures, and no other sentence is an error", () => {
    const keys = Object.keys(toasts.en) as ToastKey[];
    expect(keys.filter((key) => /(^|-)not(-|$)/.test(key) && !Object.hasOwn(failureToasts, key))).toEqual([]);
    expect(keys.filter((key) => (toneOf(key) === "error") !== Object.hasOwn(failureToasts, key))).toEqual([]);
  });
});
