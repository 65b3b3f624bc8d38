import { type MouthForm, mouthForms, mouthPhases, strokesPerMouth } from "#contracts/mouth-form.ts";

/** Where a letter stands among all that a visitor opened. */
export interface MouthPlace {
  /** Which mouth it belongs to, from 1. */
  mouth: number;
  form: MouthForm;
  /** Its stroke, 1–30. */
  stroke: number;
  /** 1–6, five strokes each. */
  phase: number;
}

/** The place of the n-th letter, n from 1. Letters are counted, never days in a row. */
export function mouthPlaceOf(letter: number): MouthPlace {
  const finished = Math.floor((letter - 1) / strokesPerMouth);
  const stroke = letter - finished * strokesPerMouth;
  return {
    mouth: finished + 1,
    form: mouthForms[finished % mouthForms.length] as MouthForm,
    stroke,
    phase: Math.ceil((stroke * mouthPhases) / strokesPerMouth),
  };
}
