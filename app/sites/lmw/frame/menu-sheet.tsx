import { Sheet } from "#app/kits/ui/sheet/sheet.tsx";
import { getWorldMessage } from "../get-world-message.ts";
import type { WorldFrameData } from "./world-frame.server.ts";
import { WorldMenu } from "./world-menu.tsx";

/** The same menu from the lower edge, on phones. */
export function MenuSheet(props: { frame: WorldFrameData; open: boolean; onClose: () => void }) {
  const { frame, open, onClose } = props;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={getWorldMessage(frame.messages, "menu.open").words}
      closeLabel={getWorldMessage(frame.messages, "menu.close").words}
    >
      <WorldMenu frame={frame} onLeave={onClose} />
    </Sheet>
  );
}
