import { type ComponentProps, type ComponentType, lazy, useState } from "react";
import type Play from "./stage-play.tsx";

type PlayProps = ComponentProps<typeof Play>;

let loaded: ComponentType<PlayProps> | null = null;

/** Fetches the field, ahead of the press. Called twice it is fetched once. */
export async function loadPlay(): Promise<{ default: ComponentType<PlayProps> }> {
  const script = await import("./stage-play.tsx");
  loaded = script.default;
  return script;
}

const LazyPlay = lazy(loadPlay);

/**
 * The field; its script comes when somebody is about to play. Where it is there already, nothing suspends: React shows what
 * was suspended 300 ms after the press at the soonest, however quickly it comes.
 */
export function StagePlay(props: PlayProps) {
  // Chosen once: another component in the middle of a run would begin it anew.
  const [{ Field }] = useState(() => ({ Field: loaded ?? LazyPlay }));
  return <Field {...props} />;
}
