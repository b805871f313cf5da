import { Badge } from "#app/ui/badge.tsx";

/** How many tags a card shows (B2.41). */
const shown = 3;

/** The first tags of a video. */
export const VideoTags = ({ tags }: { tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <span className="flex flex-wrap gap-1">
      {tags.slice(0, shown).map((tag) => (
        <Badge key={tag} tone="plain">
          {tag}
        </Badge>
      ))}
    </span>
  );
