"use no memo"; // It stands in the first view: compiled it would only be heavier.

import { lazy, Suspense, useState } from "react";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { getWorldMessage } from "../get-world-message.ts";
import decoration from "#app/kits/page/decoration.module.css";
import { fromWidth } from "#app/kits/ui/hydration/from-width.tsx";
import { LipsIcon, SoundIcon } from "./menu-icons.tsx";
import { useSoundSwitch } from "./use-sound-switch.ts";
import type { WorldFrameData } from "./world-frame.server.ts";
import css from "./world-menu.module.css";

const MenuSheet = lazy(async () => ({ default: (await import("./menu-sheet.tsx")).MenuSheet }));
const SideMenu = fromWidth("(width >= 1200px)", async () => (await import("./side-menu.tsx")).SideMenu, [
  decoration,
  css,
]);

/** The menu: beside the column where there is room, else behind a button. */
export function ResponsiveMenu({ frame }: { frame: WorldFrameData }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSheetLoaded, setIsSheetLoaded] = useState(false);
  const { isOn } = useSound();
  const setSound = useSoundSwitch();
  const { messages } = frame;
  return (
    <>
      <div className={css.corner}>
        <button
          type="button"
          className={`${css.round} text-bright`}
          role="switch"
          aria-checked={isOn}
          aria-label="SOUND"
          onClick={() => setSound(!isOn)}
        >
          <SoundIcon isOn={isOn} />
        </button>
        <button
          type="button"
          className={`${css.round} text-bright`}
          aria-haspopup="dialog"
          aria-label={getWorldMessage(messages, "menu.open").words}
          onClick={() => {
            setIsSheetLoaded(true);
            setIsOpen(true);
          }}
        >
          <LipsIcon />
        </button>
      </div>
      <Suspense>{isSheetLoaded && <MenuSheet frame={frame} open={isOpen} onClose={() => setIsOpen(false)} />}</Suspense>
      <SideMenu frame={frame} />
    </>
  );
}
