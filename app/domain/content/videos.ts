import { staffTable } from "#app/domain/resource/staff-table.ts";
import { thumbnailHost } from "./internal/thumbnail.ts";
import { videoCategories, videoLanguages, videoStatuses } from "./video.ts";

/** The shop's videos on YouTube, the latest first. */
export const videoTable = staffTable({
  model: "Video",
  entity: "video",
  fields: {
    title: { type: "line", max: 150, required: true },
    youtubeUrl: { type: "line", max: 500, required: true },
    description: { type: "text", max: 500 },
    thumbnailUrl: { type: "picture", folder: "content", leaves: thumbnailHost },
    category: { type: "choice", options: videoCategories, default: "general" },
    language: { type: "choice", options: videoLanguages, default: "en" },
    tags: { type: "list", max: 30, most: 20 },
    status: { type: "choice", options: videoStatuses, default: "active" },
    isActive: { type: "tick", default: true },
    featured: { type: "tick", default: false },
  },
  nameOf: ({ title }) => title,
  orderBy: [{ createdAt: "desc" }],
  searched: ["title", "description"],
  filters: ["category", "language"],
  statuses: { active: { status: "active" }, inactive: { status: "inactive" }, draft: { status: "draft" } },
  settable: ["status"],
  active: "isActive",
  incomplete: "video.incomplete",
});
