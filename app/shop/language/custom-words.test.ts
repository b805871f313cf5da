import { beforeEach, expect, test, vi } from "vitest";
import { forbidMemory, freshMemory } from "#tests/fixtures/browser-memory.ts";
import { chooseLanguage, customWordsStore, saveCustomWords } from "./custom-words.ts";

let heard: string[];

freshMemory();
beforeEach(() => {
  heard = [];
  vi.stubGlobal("dispatchEvent", ({ type }: Event) => heard.push(type));
});

test("A4.05 own words are kept on the device and spoken only once they are the language of choice", () => {
  expect(saveCustomWords({ "nav.home": { Home: "Ghar" } })).toBe(true);
  expect(customWordsStore.read()).toBeNull();
  chooseLanguage("custom");
  expect([...(customWordsStore.read() ?? [])]).toEqual([["nav.home\nHome", "Ghar"]]);
  expect(JSON.parse(localStorage.getItem("own-words") ?? "")).toEqual({ "nav.home": { Home: "Ghar" } });
  chooseLanguage("ur");
  expect(customWordsStore.read()).toBeNull();
  expect(customWordsStore.readFile()).toEqual({ "nav.home": { Home: "Ghar" } });
  expect(heard).toEqual(["own-words", "own-words", "own-words"]);
});

test("what is asked twice is the same, so that React renders once; what another tab has written is read", () => {
  saveCustomWords({ "nav.home": { Home: "Ghar" } });
  chooseLanguage("custom");
  expect(customWordsStore.read()).toBe(customWordsStore.read());
  expect(customWordsStore.readFile()).toBe(customWordsStore.readFile());
  localStorage.setItem("own-words", '{"nav.cart":{"Cart":"Tokri"}}');
  expect([...(customWordsStore.read() ?? [])]).toEqual([["nav.cart\nCart", "Tokri"]]);
});

test.each(["[", "7", '"Ghar"', '{"nav.home":7}', '{"nav.home":{"Home":null}}'])(
  "what a device has kept damaged, as %s, says nothing and breaks nothing",
  (damaged) => {
    localStorage.setItem("own-words", damaged);
    chooseLanguage("custom");
    expect(customWordsStore.readFile()).toEqual({});
    expect(customWordsStore.read()?.size).toBe(0);
  },
);

test("a device that keeps nothing says so, and speaks the shop's languages", () => {
  forbidMemory();
  expect([chooseLanguage("custom"), saveCustomWords({ "nav.home": { Home: "Ghar" } })]).toEqual([false, false]);
  expect(heard).toEqual([]);
  expect([customWordsStore.read(), customWordsStore.readFile()]).toEqual([null, {}]);
});
