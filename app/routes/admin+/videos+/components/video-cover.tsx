import { FallbackPicture } from "#app/admin/fallback-picture.tsx";
import { placeholderOf } from "#app/domain/catalog/placeholder.ts";
import { ownPicture } from "#app/lib/safe-link.ts";

const placeholder = placeholderOf({ glyph: "shopping-basket", hue: 320 });

/** The thumbnail of a video; a placeholder where it does not load (B8.40) or is on another machine, which no page asks. */
export const VideoCover = ({ video: { thumbnailUrl } }: { video: { thumbnailUrl: string | null } }) => (
  <FallbackPicture className="resource-cover" src={ownPicture(thumbnailUrl)} fallback={placeholder} width={320} height={180} />
);
