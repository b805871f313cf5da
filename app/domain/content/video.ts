import type { VideoCategory, VideoLanguage, VideoStatus } from "#app/generated/prisma/enums.ts";

/** The kinds of videos in the order they are offered. */
export const videoCategories = [
  "general",
  "tutorial",
  "product_demo",
  "promotional",
  "educational",
] as const satisfies VideoCategory[];

/** What a video may be spoken in (B3.38). */
export const videoLanguages = ["en", "ur", "roman_urdu"] as const satisfies VideoLanguage[];

/** What staff make of a video, beside the tick that switches it off (B3.39). */
export const videoStatuses = ["active", "inactive", "draft"] as const satisfies VideoStatus[];

/** A video as its card shows it. */
export interface VideoView {
  id: number;
  /** YouTube's video id. */
  youtubeId: string;
  title: string;
  description: string | null;
  category: VideoCategory;
  language: VideoLanguage;
  /** Always a path on our own server: nothing is loaded from YouTube before the video is played. */
  picture: string;
}
