import type { SubmissionResult } from "@conform-to/react";
import { useMemo } from "react";
import type { FormTexts } from "#app/lib/merge-fields.ts";
import { parseTexts } from "#app/lib/parse-texts.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value.replaceAll("\r\n", "\n") : "");

type Result = SubmissionResult<string[]> | null | undefined;

/**
 * The response to a form that somebody else's save met: fields that were not touched here show what is saved now, the others what was
 * typed, or what is saved where that was chosen. A form that is loaded with what is saved now goes on from there.
 *
 * @param saved the fields' texts as they are saved now
 */
export function useMergedResult(result: Result, saved: FormTexts): SubmissionResult<string[]> | null {
  const texts = JSON.stringify(saved); // the form takes every other object for another response
  return useMemo(() => merge(result, JSON.parse(texts) as FormTexts), [result, texts]);
}

function merge(result: Result, saved: FormTexts): SubmissionResult<string[]> | null {
  const sent = result?.initialValue;
  const loaded = parseTexts(sent?.["loaded"]);
  if (!result || !sent || !loaded) return result ?? null;
  const shown = { ...sent };
  for (const [name, text] of Object.entries(saved)) {
    const isTick = text === "on" || text === "off";
    const typed = textOf(sent[name]) || (isTick ? "off" : "");
    if (typed === loaded[name] || sent[`resolve_${name}`] === "theirs") shown[name] = text === "off" ? "" : text;
  }
  return { ...result, initialValue: shown };
}
