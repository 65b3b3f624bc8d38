import type { MasterData } from "#contracts/master-data.ts";

/** All lines a letter is put together from. */
export type ProphecyContent = Pick<
  MasterData,
  "prophecyKernels" | "prophecySigns" | "prophecyGestures" | "prophecyAsides" | "prophecyHours" | "prophecyNights"
>;

/** Which lines a letter has, by their numbers. It stays what it is for ever, so it is all that is kept. */
export interface ProphecyParts {
  /** 1–240: that main line. Above: the line of a special day, whose number is this less 240. */
  source: number;
  sign: number;
  gesture: number;
  aside: number;
  hour: number;
  /** The number of its monster: 1–24. */
  shade: number;
  form: "day" | "night";
}

export const mainLineCount = 240;

/** What the first line of a prophecy is: a monster's main line, or the line of a special day. */
export const firstLineOf = ({ prophecyKernels, prophecyNights }: ProphecyContent, source: number) =>
  source <= mainLineCount
    ? prophecyKernels.find(({ number }) => number === source)
    : prophecyNights.find(({ number }) => number === source - mainLineCount);
