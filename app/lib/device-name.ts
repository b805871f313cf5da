/** Browsers by what their user agent holds, the more particular before those that they pretend to be. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\//, "Samsung Internet"],
  [/\b(?:OPR|OPiOS|OPT)\/|Opera/, "Opera"],
  [/UCBrowser|UBrowser/, "UC Browser"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/FB(?:AN|AV)\b/, "Facebook"],
  [/Electron\//, "Taaza Mandi Desktop"],
  [/FxiOS\/|Firefox\//, "Firefox"],
  [/CriOS\/|Chrom(?:e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux|X11/, "Linux"],
];

const first = (names: readonly (readonly [RegExp, string])[], text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** A browser and its system as people call them, from a `User-Agent`; null where neither is known. Nothing is decided by it. */
export function deviceName(userAgent: string): { browser: string; system: string | null } | null {
  const [browser, system] = [first(browsers, userAgent), first(systems, userAgent)];
  if (browser) return { browser, system };
  return system ? { browser: system, system: null } : null;
}
