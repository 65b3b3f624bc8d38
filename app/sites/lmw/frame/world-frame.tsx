import type { ReactNode } from "react";
import { Link } from "react-router";
import { mapMusic, type MusicName } from "#app/kits/sound/music-names.ts";
import { SoundCaption } from "#app/kits/sound/sound-caption.tsx";
import { useMusic } from "#app/kits/sound/use-sound.ts";
import { LipFrameSlot } from "./lip-frame-slot.tsx";
import { ResponsiveMenu } from "./responsive-menu.tsx";
import { useBelowFoldReady } from "./use-below-fold-ready.ts";
import type { WorldFrameData } from "./world-frame.server.ts";
import { getWorldMessage } from "../get-world-message.ts";
import css from "./world-frame.module.css";

type WorldFrameProps = {
  children: ReactNode;
  /** What is heard here once sound is on; null: nothing, or music that the screen itself chooses. */
  music?: MusicName | null;
} & (
  | { frame: WorldFrameData; bare?: false }
  /** No menu anywhere: the introduction, and play. */
  | { frame?: undefined; bare: true }
);

/**
 * The frame of the lip world around a screen: lips and lines beside the column (from 960 px), the menu (beside it from
 * 1200 px, below that in a sheet), the music of the map, captions.
 * @example <WorldFrame frame={page.frame}>…</WorldFrame>
 * @example <WorldFrame bare music={null}>…</WorldFrame>
 */
export function WorldFrame({ children, music = mapMusic, frame }: WorldFrameProps) {
  useMusic(music);
  const isBelowFoldReady = useBelowFoldReady();
  return (
    <div className={css.world} data-first={isBelowFoldReady ? undefined : ""}>
      {frame && <ResponsiveMenu frame={frame} />}
      {children}
      {frame && (
        <>
          <div className={css.caption}>
            <SoundCaption captions={frame.captions} />
          </div>
          <nav className={`${css.foot} pad-side-4`} aria-label={getWorldMessage(frame.messages, "menu.open").words}>
            <Link to="/lmw/main">{getWorldMessage(frame.messages, "menu.map").words}</Link>
            <Link to="/lmw/howto">{getWorldMessage(frame.messages, "menu.howto").words}</Link>
            <Link to="/lmw/monster">{getWorldMessage(frame.messages, "menu.monster-change").words}</Link>
          </nav>
        </>
      )}
      <LipFrameSlot />
    </div>
  );
}
