import { resource } from "#app/admin/resource/resource.ts";
import { videoTable } from "#app/domain/content/videos.ts";
import { adminVideos } from "#app/i18n/admin-videos.ts";
import { VideoCover } from "./components/video-cover.tsx";
import { VideoTags } from "./components/video-tags.tsx";

/** The videos as staff keep them, a grid of cards. */
export const staffVideos = resource({
  table: videoTable,
  section: "videos",
  texts: adminVideos,
  icon: "video",
  view: "cards",
  cover: (video) => <VideoCover video={video} />,
  columns: [
    { name: "title" },
    { name: "description" },
    { name: "category" },
    { name: "language" },
    { name: "status" },
    { name: "isActive" },
    { name: "featured", wideOnly: true },
    { name: "viewCount", isNumber: true, wideOnly: true },
    { name: "own.tags", cell: ({ tags }) => <VideoTags tags={tags} /> },
  ],
  hasGridColumns: true,
});
