import { type ComponentType, useEffect, useState } from "react";
import { isSoundWanted } from "#app/kits/sound/sound-cookie.ts";
import { SoundOffIcon } from "#app/kits/ui/icons/sound-off.tsx";
import { SoundOnIcon } from "#app/kits/ui/icons/sound-on.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./stage.module.css";

/** Sound, off until asked; its script comes with the asking. */
export function SoundButton() {
  const t = useMessages<Messages>();
  const [isOn, setIsOn] = useState(false);
  const [Deferred, setDeferred] = useState<ComponentType | null>(null);

  useEffect(() => setIsOn(isSoundWanted(document.cookie)), []);
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    import("./deferred-sound.tsx").then((module) => isCurrent && setDeferred(() => module.DeferredSound), console.warn);
    return () => {
      isCurrent = false;
    };
  }, [isOn]);

  function toggleSound() {
    setIsOn(!isOn);
    void import("#app/kits/sound/use-sound.ts").then(
      ({ getVisitSound: visitSound }) => visitSound().turn(!isOn),
      console.warn,
    );
  }

  return (
    <>
      <button
        type="button"
        className={`${css.round} middle`}
        aria-pressed={isOn}
        aria-label={t("stage.soundOn")}
        onClick={toggleSound}
      >
        {isOn ? <SoundOnIcon /> : <SoundOffIcon />}
      </button>
      <div className={css.caption}>{isOn && Deferred && <Deferred />}</div>
    </>
  );
}
