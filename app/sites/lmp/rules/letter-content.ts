import type { MasterData } from "#contracts/master-data.ts";

/** All lines a letter is put together from. */
export type LetterContent = Pick<
  MasterData,
  "prophecyKernels" | "prophecySigns" | "prophecyGestures" | "prophecyAsides" | "prophecyHours" | "prophecyNights"
>;

/** Which lines a letter has, by their numbers. It stays what it is for ever, so it is all that is kept. */
export interface LetterParts {
  /** 1–240: that kernel. Above: the line of a special night, whose number is this less 240. */
  source: number;
  sign: number;
  gesture: number;
  aside: number;
  hour: number;
  /** The number of its monster: 1–24. */
  shade: number;
  form: "day" | "night";
}

export const kernelCount = 240;

/** What the first line of a letter is: a monster's kernel, or the line of a special night. */
export const headOf = ({ prophecyKernels, prophecyNights }: LetterContent, source: number) =>
  source <= kernelCount
    ? prophecyKernels.find(({ number }) => number === source)
    : prophecyNights.find(({ number }) => number === source - kernelCount);
