import { useState } from "react";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { AccessKey } from "#contracts/recovery-words.ts";
import type { Messages } from "../../copy/messages.ts";
import { Collapsible } from "../collapsible.tsx";
import { MergeTransfer } from "./merge-transfer.tsx";
import { EnterRecoveryWords } from "./enter-recovery-words.tsx";
import { EraseData } from "./erase-data.tsx";
import { CreateTransferLink } from "./create-transfer-link.tsx";
import { IssueRecoveryWords } from "./issue-recovery-words.tsx";
import { ExportData } from "./export-data.tsx";

interface BackupSectionProps {
  /** Another number: this is other visitor data now. */
  generation: number;
  onMerged: () => void;
  onErased: () => void;
}

/** 保管: the other ways to this visitor data, the way out with everything, and the end of it. */
export function BackupSection({ generation, onMerged, onErased }: BackupSectionProps) {
  const t = useMessages<Messages>();
  const { state } = useVisitor();
  const [accessKey, setAccessKey] = useState<AccessKey | null>(null);
  if (state === "unsaved") return <Notice message={t("check.unsaved")} />;
  return (
    <>
      <Collapsible title={t("check.words.title")} isOpen>
        <IssueRecoveryWords key={generation} />
      </Collapsible>
      <Collapsible title={t("check.enter.title")}>
        {accessKey ? (
          <MergeTransfer
            transfer={{ key: accessKey, to: null }}
            onMerged={onMerged}
            onClose={() => setAccessKey(null)}
          />
        ) : (
          <EnterRecoveryWords onFound={setAccessKey} />
        )}
      </Collapsible>
      <Collapsible title={t("check.transfer.title")}>
        <CreateTransferLink key={generation} />
      </Collapsible>
      <Collapsible title={t("check.save.title")}>
        <ExportData key={generation} />
      </Collapsible>
      <Collapsible title={t("check.erase.title")}>
        <EraseData onErased={onErased} />
      </Collapsible>
    </>
  );
}
