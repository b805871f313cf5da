import { type ReactNode, useEffect, useState } from "react";
import type { Lang } from "#app/i18n/lang.ts";
import type { CustomWords } from "#app/i18n/translate.ts";
import { CustomWordsContext, LangContext } from "#app/i18n/use-text.ts";
import { readStored } from "#app/lib/browser-storage.ts";
import { choiceKey, saveAndNotify, wordsChanged } from "./custom-words-choice.ts";

/**
 * Hides a page until the visitor's custom sentences are applied, which only the device has: English would flash before them. A style shows
 * it after three seconds in any case.
 */
export const waitForWords = `try{if(localStorage.${choiceKey}==="custom"&&document.documentElement.lang==="en")document.documentElement.dataset.words="wait"}catch{}`;

/** Provides the language: the request's, or over English the visitor's custom sentences (A4.05). */
export function LanguageProvider({ lang, children }: { lang: Lang; children: ReactNode }) {
  return (
    <LangContext.Provider value={lang}>
      <CustomWordsContext.Provider value={useOwnWords()}>{children}</CustomWordsContext.Provider>
    </LangContext.Provider>
  );
}

/** The sentences and the code that parses them are loaded only for visitors who chose them. */
function useOwnWords(): CustomWords | null {
  const [words, setWords] = useState<CustomWords | null>(null);
  useEffect(() => {
    const look = () =>
      isChosen()
        ? import("./custom-words.ts").then(({ customWordsStore: ownWords }) => setWords(ownWords.read()), showAnyway)
        : setWords(null);
    look();
    watchChoices();
    for (const event of [wordsChanged, "storage"]) addEventListener(event, look);
    return () => {
      for (const event of [wordsChanged, "storage"]) removeEventListener(event, look);
    };
  }, []);
  useEffect(() => {
    if (words) showAnyway();
  }, [words]);
  return words;
}

const showAnyway = () => {
  delete document.documentElement.dataset["words"];
};

const isChosen = () => readStored(choiceKey) === "custom";

/** Every choice of a language is a form submit to /language: the device stores the choice before the request. */
function watchChoices(): void {
  document.addEventListener("submit", noteChoice, { capture: true });
}

function noteChoice({ target, submitter }: SubmitEvent): void {
  const isChoice = target instanceof HTMLFormElement && target.getAttribute("action") === "/language";
  if (isChoice && submitter instanceof HTMLButtonElement) saveAndNotify(choiceKey, submitter.value);
}
