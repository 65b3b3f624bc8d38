import { Sheet } from "#app/kits/ui/sheet/sheet.tsx";
import { saying } from "../say.ts";
import type { WorldFrameData } from "./world-frame.server.ts";
import { WorldMenu } from "./world-menu.tsx";

/** The same menu from the lower edge, on phones. */
export function MenuSheet(props: { frame: WorldFrameData; open: boolean; onClose: () => void }) {
  const { frame, open, onClose } = props;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={saying(frame.say, "menu.open").words}
      closeLabel={saying(frame.say, "menu.close").words}
    >
      <WorldMenu frame={frame} onLeave={onClose} />
    </Sheet>
  );
}
