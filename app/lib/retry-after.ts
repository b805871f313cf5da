/** A service is left alone for a day at most, milliseconds. */
const longest = 86_400_000;

/**
 * When a service may be asked again by its Retry-After header: seconds or an HTTP date, at most a day away (RFC 9110 10.2.3); null
 * where the header is absent or is neither.
 *
 * @param at the present
 */
export function readRetryAfter(header: string | undefined, at: Date): Date | null {
  const said = header?.trim() ?? "";
  const wait = /^\d{1,9}(\.\d+)?$/.test(said)
    ? Number(said) * 1000
    : /[a-z]{3}/i.test(said)
      ? Date.parse(said) - at.getTime()
      : Number.NaN;
  return Number.isNaN(wait) ? null : new Date(at.getTime() + Math.min(Math.max(Math.ceil(wait), 0), longest));
}
