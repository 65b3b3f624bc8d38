import type { ModelFace } from "./start-mirror.ts";

/** How a model person is seen. Each pose is a picture with points of its own. */
export const modelPoses = ["neutral", "smile", "closed", "turned"] as const;
export type ModelPose = (typeof modelPoses)[number];

const hashes = import.meta.glob<string>("../ui/pictures/face-*-{smile,closed,turned}.json", {
  eager: true,
  import: "hash",
});

/** A person in one of the poses; null where there is no such picture. */
export function poseOf(person: ModelFace, pose: ModelPose): ModelFace | null {
  if (pose === "neutral") return person;
  const name = `${person.name}-${pose}`;
  const hash = hashes[`../ui/pictures/${name}.json`];
  return hash === undefined ? null : { name, hash };
}
