import { afterEach, expect, test } from "vitest";
import { findRecogniser, listenOnce } from "./search-speech.ts";

type Heard = { text?: string; error?: string };

/** A browser's speech recognition that hears one thing. */
function browserThatHears({ text, error }: Heard) {
  const started: string[] = [];
  class Recognition {
    lang = "";
    onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      started.push(this.lang);
      if (text !== undefined) this.onresult?.({ results: [[{ transcript: text }]] });
      if (error !== undefined) this.onerror?.({ error });
      if (text !== undefined || error !== undefined) this.onend?.();
    }
    abort() {
      this.onerror?.({ error: "aborted" });
      this.onend?.();
    }
  }
  Object.assign(globalThis, { webkitSpeechRecognition: Recognition });
  return started;
}

const listen = async (lang: "en" | "ur" = "en", signal = new AbortController().signal) => {
  const Recogniser = findRecogniser();
  return Recogniser && listenOnce(Recogniser, { lang, signal });
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, "webkitSpeechRecognition");
});

test("without speech recognition in the browser there is nothing to listen with", async () => {
  expect(findRecogniser()).toBeUndefined();
});

test("what is spoken is searched for, in the language of the page", async () => {
  const started = browserThatHears({ text: "2 kilo aloo." });
  expect([await listen("ur"), await listen("en")]).toEqual([{ text: "2 kilo aloo" }, { text: "2 kilo aloo" }]);
  expect(started).toEqual(["ur-PK", "en-PK"]);
});

test.each([
  [{ error: "not-allowed" }, "denied"],
  [{ error: "audio-capture" }, "denied"],
  [{ error: "no-speech" }, "no-speech"],
  [{ text: " " }, "no-speech"],
  [{ error: "network" }, "failed"],
])("a browser that answers %j is told apart as %s", async (heard, problem) => {
  browserThatHears(heard);
  expect(await listen()).toEqual({ problem });
});

test("who stops the listening is told nothing", async () => {
  browserThatHears({});
  const stopping = new AbortController();
  const listening = listen("en", stopping.signal);
  stopping.abort();
  expect(await listening).toBeNull();
});
