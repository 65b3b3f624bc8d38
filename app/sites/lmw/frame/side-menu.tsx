import { Decoration } from "#app/kits/page/decoration.tsx";
import { getWorldMessage } from "../get-world-message.ts";
import type { WorldFrameData } from "./world-frame.server.ts";
import { WorldMenu } from "./world-menu.tsx";
import css from "./world-menu.module.css";

/** The menu beside the column, above 1200 px. */
export function SideMenu({ frame }: { frame: WorldFrameData }) {
  return (
    <>
      <Decoration kind="lipMenu" side="left" label={getWorldMessage(frame.messages, "menu.open").words}>
        <div className={css.side}>
          <WorldMenu frame={frame} />
        </div>
      </Decoration>
      <Decoration kind="lipMenu" side="right">
        <p className={`${css.cry} text-bright text-face`}>
          <span>{getWorldMessage(frame.messages, "frame.left").words}</span>
          <span>{getWorldMessage(frame.messages, "frame.right").words}</span>
        </p>
      </Decoration>
    </>
  );
}
