import { SoundCaption } from "#app/kits/sound/sound-caption.tsx";
import type { EffectName } from "#app/kits/sound/sound-library.ts";
import { useMusic } from "#app/kits/sound/use-sound.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

const captioned = [
  "water-drop",
  "brush-stroke",
  "far-bell",
  "heartbeat",
  "card-turn",
  "seal-break",
  "bubble",
  "eye-open",
] as const satisfies readonly EffectName[];

/** The music of the story and what is heard in it, in words. It comes when somebody wants sound. */
export function DeferredSound() {
  const t = useMessages<Messages>();
  useMusic("memory");
  const captions = Object.fromEntries(captioned.map((name) => [name, t(`captions.${name}`)]));
  return <SoundCaption captions={captions} />;
}
