import { expect, test } from "vitest";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { youtubeId } from "./youtube-id.ts";

test.each([
  "https://www.youtube.com/watch?v=tM4nd1Mu1tA",
  "https://www.youtube.com/watch?list=PL1&v=tM4nd1Mu1tA&t=30s",
  "http://youtube.com/watch?v=tM4nd1Mu1tA",
  "https://m.youtube.com/watch?v=tM4nd1Mu1tA",
  "https://youtu.be/tM4nd1Mu1tA",
  "https://youtu.be/tM4nd1Mu1tA?si=share",
  "https://www.youtube.com/embed/tM4nd1Mu1tA?rel=0",
  "https://www.youtube-nocookie.com/embed/tM4nd1Mu1tA",
  "https://www.youtube.com/shorts/tM4nd1Mu1tA",
  "https://www.youtube.com/live/tM4nd1Mu1tA",
  "https://www.youtube.com/v/tM4nd1Mu1tA",
  "youtu.be/tM4nd1Mu1tA",
  "  www.youtube.com/watch?v=tM4nd1Mu1tA  ",
])("B5.40 the video of %s is found", (address) => {
  expect(youtubeId(address)).toBe("tM4nd1Mu1tA");
});

test.each([
  "https://evil.test/watch?v=tM4nd1Mu1tA",
  "https://youtube.com.evil.test/watch?v=tM4nd1Mu1tA",
  "https://evil.test/?u=https://youtu.be/tM4nd1Mu1tA",
  "https://www.youtube.com/@taazamandi",
  "https://www.youtube.com/watch?v=tooshort",
  "https://www.youtube.com/watch?v=far-too-long-id",
  'https://youtu.be/"onload="x1',
  "https://www.youtube.com/embed/videoseries?list=PL1",
  "https://www.youtube.com/embed/live_stream?channel=UC1",
  "javascript:alert(1)",
])("%s is no video", (address) => {
  expect(youtubeId(address)).toBeNull();
});

test.each(hostileCases)("%s is no video", (_, address) => {
  expect(youtubeId(address)).toBeNull();
});
