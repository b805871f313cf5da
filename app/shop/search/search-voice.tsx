import { useEffect, useRef, useState } from "react";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { voiceSearch } from "#app/i18n/voice-search.ts";
import { Icon } from "#app/ui/icon.tsx";
import { findRecogniser, listenOnce, type SpeechProblem } from "./search-speech.ts";

/** Searches for what is spoken; only for a browser with speech recognition. */
export function SearchVoice({ onSpoken }: { onSpoken: (text: string) => void }) {
  const t = useText(voiceSearch);
  const lang = useLang();
  const listening = useRef<AbortController | null>(null);
  const [state, setState] = useState<"ready" | "listening" | SpeechProblem>("ready");
  useEffect(() => () => listening.current?.abort(), []);

  const press = async () => {
    if (state === "listening") return listening.current?.abort();
    const Recogniser = findRecogniser();
    if (!Recogniser) return;
    listening.current = new AbortController();
    setState("listening");
    const speech = await listenOnce(Recogniser, { lang, signal: listening.current.signal });
    setState(speech && "problem" in speech ? speech.problem : "ready");
    if (speech && "text" in speech) onSpoken(speech.text);
  };
  const isListening = state === "listening";
  return (
    <div>
      <button type="button" className="button button-quiet button-wide" aria-pressed={isListening} onClick={press}>
        <Icon name="mic" />
        {t(isListening ? "listening" : "speak")}
      </button>
      <p role="status">{state === "ready" || isListening ? "" : t(state)}</p>
    </div>
  );
}
