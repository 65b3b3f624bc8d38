import type { ShadeSimilarity } from "../basics/shade-similarity.ts";
import words from "./product-messages.json";

/** The word for it: ほぼ双子, いとこ or 他人. */
export const similarityLabel = (similarity: ShadeSimilarity): string => words.similarity[similarity];
