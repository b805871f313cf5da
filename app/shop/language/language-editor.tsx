import { useContext, useSyncExternalStore } from "react";
import { customWords as texts } from "#app/i18n/custom-words.ts";
import { CustomWordsContext, useLang, useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { showToast } from "#app/ui/toast-list.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { chooseLanguage, customWordsStore, saveCustomWords, type WordsFile } from "./custom-words.ts";
import { type CustomMessage, listMessages, withMessage } from "./custom-words-file.ts";
import { LanguageEditorFiles } from "./language-editor-files.tsx";
import { LanguageEditorRow } from "./language-editor-row.tsx";

interface LanguageEditorProps {
  found: {
    search: string;
    page: number;
    sentences: readonly { key: string; english: string }[];
    hasNext: boolean;
  };
}

/** Searches sentences, edits their custom replacements, and stores those on the device. */
export function LanguageEditor({ found: { search, page, sentences, hasNext } }: LanguageEditorProps) {
  const t = useText(texts);
  const file = useSyncExternalStore(customWordsStore.subscribe, customWordsStore.readFile, customWordsStore.noFile);
  const store = useStoring();
  const save = (sentence: CustomMessage) => {
    if (store(withMessage(file, sentence))) showToast({ title: t("saved"), tone: "success" });
  };
  const address = (to: number) => `/custom-language?${new URLSearchParams({ q: search, page: String(to) })}`;
  return (
    <fieldset className="words" disabled={!useHydrated()}>
      <Choice />
      <LanguageEditorFiles file={file} onStore={store} />
      <Mine file={file} onSave={save} />
      <Search search={search} />
      <h2>{t("sentences")}</h2>
      {sentences.length > 0 ? (
        <ul>
          {sentences.map(({ key, english }) => (
            <LanguageEditorRow key={key + english} name={key} english={english} own={file[key]?.[english]} onSave={save} />
          ))}
        </ul>
      ) : (
        <p>{t("search.none")}</p>
      )}
      <Pager
        label={t("pages")}
        previous={page > 1 ? { href: address(page - 1), label: t("previous") } : null}
        next={hasNext ? { href: address(page + 1), label: t("next") } : null}
        pages={[{ href: address(page), label: t("page", { page }), current: true }]}
      />
    </fieldset>
  );
}

/** Stores the sentences and, where the language is English, applies them; false where storage fails. */
function useStoring(): (file: WordsFile) => boolean {
  const t = useText(texts);
  const lang = useLang();
  return (file) => {
    const isStored = saveCustomWords(file);
    if (!isStored) showToast({ title: t("device-full"), tone: "error" });
    else if (lang === "en") chooseLanguage("custom");
    return isStored;
  };
}

/** The current language, and the switch to custom sentences and back. */
function Choice() {
  const t = useText(texts);
  const lang = useLang();
  const isOwn = useContext(CustomWordsContext) !== null && lang === "en";
  return (
    <Notice tone={isOwn ? "success" : "info"}>
      <form method="post" action="/language" className="content-actions">
        <input type="hidden" name="return_to" value="/custom-language" />
        <span>{t(isOwn ? "in-use" : lang === "ur" ? "in-urdu" : "in-english")}</span>
        <Button name="lang" value={isOwn ? "en" : "custom"} variant="quiet">
          {t(isOwn ? "stop" : "use")}
        </Button>
      </form>
    </Notice>
  );
}

function Search({ search }: { search: string }) {
  const t = useText(texts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> cannot carry the address itself
    <form role="search" action="/custom-language" className="words-line" aria-label={t("sentences")}>
      <input
        key={search}
        className="control"
        name="q"
        defaultValue={search}
        maxLength={100}
        aria-label={t("search.label")}
        placeholder={t("search.label")}
      />
      <Button icon="search">{t("search")}</Button>
    </form>
  );
}

/** Every change so far, with an undo each. */
function Mine({ file, onSave }: { file: WordsFile; onSave: (sentence: CustomMessage) => void }) {
  const t = useText(texts);
  const mine = listMessages(file);
  if (mine.length === 0) return <p>{t("mine.none")}</p>;
  return (
    <details>
      <summary>{t("mine", { count: mine.length })}</summary>
      <ul>
        {mine.map(({ key, english, own }) => (
          <LanguageEditorRow key={key + english} name={key} english={english} own={own} onSave={onSave} />
        ))}
      </ul>
    </details>
  );
}
