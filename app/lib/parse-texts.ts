/**
 * The texts by name that a form carries as JSON, with line breaks as `\n`; null for anything else. A value that is not text is refused:
 * a stranger's may be nested too deep to be written out again.
 */
export function parseTexts(json: unknown): Record<string, string> | null {
  if (typeof json !== "string") return null;
  try {
    const values: unknown = JSON.parse(json.replaceAll("\r\n", "\n"));
    if (!values || typeof values !== "object" || Array.isArray(values)) return null;
    return Object.values(values).every((value) => typeof value === "string") ? (values as Record<string, string>) : null;
  } catch {
    return null;
  }
}
