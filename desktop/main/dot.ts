const size = 16;

/** The haldi yellow of the shop, as a bitmap keeps it: blue, green, red, opacity. */
const haldi = [0x29, 0xc6, 0xff, 0xff];
const clear = [0, 0, 0, 0];

const isInside = (place: number): boolean => {
  const fromMiddle = (along: number) => along - (size - 1) / 2;
  return Math.hypot(fromMiddle(place % size), fromMiddle(Math.floor(place / size))) < size / 2;
};

/** A round dot for the corner of the program's icon: drawn, so that no picture has to be packed for it. */
export const dot = {
  width: size,
  height: size,
  pixels: Buffer.from(Array.from({ length: size * size }, (_, place) => (isInside(place) ? haldi : clear)).flat()),
};
