import { useState } from "react";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { RoomKey } from "#contracts/restore-words.ts";
import type { Words } from "../../copy/words.ts";
import { Drawer } from "../drawer.tsx";
import { Arrive } from "./arrive.tsx";
import { EnterWords } from "./enter-words.tsx";
import { EraseRoom } from "./erase-room.tsx";
import { HandOver } from "./hand-over.tsx";
import { IssueWords } from "./issue-words.tsx";
import { SaveRoom } from "./save-room.tsx";

interface KeepProps {
  /** Another number: this is another room now. */
  round: number;
  onMerged: () => void;
  onErased: () => void;
}

/** 保管: the other ways into this room, the way out with everything, and the end of it. */
export function Keep({ round, onMerged, onErased }: KeepProps) {
  const t = useWords<Words>();
  const { state } = useVisitor();
  const [found, setFound] = useState<RoomKey | null>(null);
  if (state === "unsaved") return <Notice message={t("check.unsaved")} />;
  return (
    <>
      <Drawer title={t("check.words.title")} isOpen>
        <IssueWords key={round} />
      </Drawer>
      <Drawer title={t("check.enter.title")}>
        {found ? (
          <Arrive arrival={{ key: found, to: null }} onMerged={onMerged} onClose={() => setFound(null)} />
        ) : (
          <EnterWords onFound={setFound} />
        )}
      </Drawer>
      <Drawer title={t("check.hand.title")}>
        <HandOver key={round} />
      </Drawer>
      <Drawer title={t("check.save.title")}>
        <SaveRoom key={round} />
      </Drawer>
      <Drawer title={t("check.erase.title")}>
        <EraseRoom onErased={onErased} />
      </Drawer>
    </>
  );
}
