import { type ComponentType, useEffect, useState } from "react";
import { isSoundWanted } from "#app/kits/sound/sound-cookie.ts";
import { SoundOffIcon } from "#app/kits/ui/icons/sound-off.tsx";
import { SoundOnIcon } from "#app/kits/ui/icons/sound-on.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./stage.module.css";
// What is heard in words comes later; its style must not.
import "#app/kits/sound/sound-caption.module.css";

/** Sound, off until asked; its script comes with the asking. */
export function SoundButton() {
  const t = useWords<Words>();
  const [isOn, setIsOn] = useState(false);
  const [Later, setLater] = useState<ComponentType | null>(null);

  useEffect(() => setIsOn(isSoundWanted(document.cookie)), []);
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    import("./sound-later.tsx").then((module) => isCurrent && setLater(() => module.SoundLater), console.warn);
    return () => {
      isCurrent = false;
    };
  }, [isOn]);

  function turn() {
    setIsOn(!isOn);
    void import("#app/kits/sound/use-sound.ts").then(({ visitSound }) => visitSound().turn(!isOn), console.warn);
  }

  return (
    <>
      <button type="button" className={css.round} aria-pressed={isOn} aria-label={t("stage.soundOn")} onClick={turn}>
        {isOn ? <SoundOnIcon /> : <SoundOffIcon />}
      </button>
      <div className={css.caption}>{isOn && Later && <Later />}</div>
    </>
  );
}
