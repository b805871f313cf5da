const size = 16;

/** The haldi yellow of the shop, as bitmap bytes: blue, green, red, opacity. */
const haldi = [0x29, 0xc6, 0xff, 0xff];
const clear = [0, 0, 0, 0];

const isInside = (place: number): boolean => {
  const fromMiddle = (along: number) => along - (size - 1) / 2;
  return Math.hypot(fromMiddle(place % size), fromMiddle(Math.floor(place / size))) < size / 2;
};

/** A round badge for the program's icon: drawn in code, so that no picture has to be packed. */
export const dot = {
  width: size,
  height: size,
  pixels: Buffer.from(Array.from({ length: size * size }, (_, place) => (isInside(place) ? haldi : clear)).flat()),
};
