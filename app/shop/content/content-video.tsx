import { type MouseEvent, useState } from "react";
import type { VideoView } from "#app/domain/content/video.ts";
import { useText } from "#app/i18n/use-text.ts";
import { videos as texts } from "#app/i18n/videos.ts";
import { Icon } from "#app/ui/icon.tsx";

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Playing by keyboard moves the focus to the player. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

/**
 * A video behind its own picture: no request to YouTube, without its cookies, before the click. Without JavaScript, and when opened in a
 * new tab, the link leads to YouTube.
 */
export function VideoCard({ video }: { video: VideoView }) {
  const t = useText(texts);
  const [isPlaying, setPlaying] = useState(false);
  const { youtubeId, title, description, category, language, picture } = video;
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <li className="card">
      {isPlaying ? (
        <iframe
          ref={takeFocus}
          className="video-frame"
          src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      ) : (
        <div className="video-frame">
          <img className="picture" src={picture} alt="" width={320} height={240} loading="lazy" decoding="async" />
          <Icon name="play" />
        </div>
      )}
      <div className="card-body">
        <h2 className="text-lg">
          {isPlaying ? (
            title
          ) : (
            <a
              href={`https://www.youtube.com/watch?v=${youtubeId}`}
              aria-label={t("play", { title })}
              target="_blank"
              rel="noopener noreferrer"
              onClick={play}
            >
              {title}
            </a>
          )}
        </h2>
        {description ? <p className="card-about">{description}</p> : null}
        <p className="card-foot text-sm text-ink-2">{[t(`category.${category}`), t(`language.${language}`)].join(" · ")}</p>
      </div>
    </li>
  );
}
