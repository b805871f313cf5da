import { type ChangeEvent, useRef, useState } from "react";
import { customWords as texts } from "#app/i18n/custom-words.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { showToast } from "#app/ui/toast-list.ts";
import type { WordsFile } from "./custom-words.ts";
import { exportWords, importWords } from "./custom-words-file.ts";

interface LanguageEditorFilesProps {
  file: WordsFile;
  /** Replaces all sentences; false where storage fails. */
  onStore: (file: WordsFile) => boolean;
}

/** Exports and imports the sentences, or deletes all of them. */
export function LanguageEditorFiles({ file, onStore }: LanguageEditorFilesProps) {
  const t = useText(texts);
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const bring = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (!chosen) return;
    const read = importWords(await chosen.text());
    if (chooser.current) chooser.current.value = ""; // the same file may be chosen again after a correction
    if (!read.ok) {
      const why = t(`wrong.${read.problem}`);
      setProblem(read.at === undefined ? why : t("wrong.at", { problem: why, key: read.at }));
      return;
    }
    setProblem(null);
    if (onStore(read.file)) showToast({ title: t("imported", { count: read.count }), tone: "success" });
  };

  const giveUp = () => {
    if (!onStore({})) return;
    showToast({ title: t("was-reset"), tone: "success", action: { label: t("undo"), onClick: () => onStore(file) } });
  };

  return (
    <>
      <div className="content-actions">
        <Button
          type="button"
          variant="quiet"
          icon="download"
          onClick={() => saveFile(t("file-name"), new Blob([exportWords(file)], { type: "application/json" }))}
        >
          {t("export")}
        </Button>
        <Button type="button" variant="quiet" icon="upload" onClick={() => chooser.current?.click()}>
          {t("import")}
        </Button>
        <input ref={chooser} type="file" accept=".json,application/json" hidden aria-label={t("import")} onChange={bring} />
        {Object.keys(file).length > 0 ? (
          <Button type="button" variant="danger" onClick={giveUp}>
            {t("reset-all")}
          </Button>
        ) : null}
      </div>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
    </>
  );
}
