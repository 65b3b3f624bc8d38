import type { Kinship } from "../basics/shade-kinship.ts";
import words from "./shelf-words.json";

/** The word for it: ほぼ双子, いとこ or 他人. */
export const kinshipWord = (kinship: Kinship): string => words.kinship[kinship];
