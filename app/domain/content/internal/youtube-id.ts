const hosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
/** Words of as many letters that stand in place of an id: a playlist, a channel's broadcast (decisions, ruling 19). */
const noVideos = new Set(["videoseries", "live_stream"]);

const wellFormed = /^[\w-]{11}$/;

/** The 11 characters of a YouTube video id, out of a watch, embed, shorts, live or short-link address (B5.40); else null. */
export function youtubeId(address: string): string | null {
  const text = address.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const { hostname, pathname, searchParams } = new URL(whole);
  const id =
    hostname === "youtu.be" ? pathname.slice(1).split("/")[0] : hosts.test(hostname) ? idOf(pathname, searchParams) : null;
  return id && wellFormed.test(id) && !noVideos.has(id) ? id : null;
}

function idOf(path: string, params: URLSearchParams): string | null {
  if (/^\/watch\/?$/.test(path)) return params.get("v");
  return /^\/(?:embed|v|e|shorts|live)\/([^/]+)/.exec(path)?.[1] ?? null;
}
