import type { InferOutput } from "valibot";
import type { faceMarksSchema } from "#contracts/hack.ts";

export type FaceMarks = Required<InferOutput<typeof faceMarksSchema>>;

/** A face with nothing on it. */
export const bareFace: FaceMarks = {
  strands: 0,
  bangs: 0.35,
  drops: 0,
  frame: 0,
  mask: 0,
  print: 0,
  cheek: 0,
  lip: 0,
  brow: 0.15,
  line: 0,
  shine: 0,
  shade: 0,
  yawn: 0,
};
