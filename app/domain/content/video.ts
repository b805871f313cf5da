import type { VideoCategory, VideoLanguage } from "#app/generated/prisma/enums.ts";

/** The kinds of videos in the order they are offered. */
export const videoCategories = [
  "general",
  "tutorial",
  "product_demo",
  "promotional",
  "educational",
] as const satisfies VideoCategory[];

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
