import type { SkinError } from "./measure-face.ts";

/** Which message says why a face could not be measured: the mirror has those of the paper already. */
export const skinErrorKey = (error: SkinError) =>
  error === "dark" || error === "blinding" || error === "not-white"
    ? (`mirror.${error}` as const)
    : (`skin.error.${error}` as const);
