import { useCallback, useEffect, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./check-panel.module.css";
import type * as insidesModule from "./sections.ts";
import { SectionNav } from "./head/section-nav.tsx";
import { CheckSection } from "./check-section.tsx";
import { useIncomingTransfer } from "./use-incoming-transfer.ts";

type CheckSections = typeof insidesModule;

/** The check panel: four tags on a rail, and what each of them opens. */
export function CheckPanel() {
  const t = useMessages<Messages>();
  const sections = useCheckSections();
  const { arrival: incomingTransfer, close } = useIncomingTransfer();
  // Visitor data was merged: everything below is fetched anew.
  const [generation, setGeneration] = useState(0);
  const [isErased, setIsErased] = useState(false);
  const refresh = useCallback(() => setGeneration((before) => before + 1), []);

  if (sections && isErased) return <sections.ErasedNotice />;
  return (
    <div className={`${css.panel} on-soot`}>
      <SectionNav />
      {sections && incomingTransfer && (
        <sections.MergeTransfer transfer={incomingTransfer} onMerged={refresh} onClose={close} />
      )}
      <noscript>
        <div className={`${css.script} on-ink`}>
          <p>{t("check.withoutScript")}</p>
          <a href="/faq#room-cookie" className="target-inline text-underlined">
            {t("check.faq")}
          </a>
        </div>
      </noscript>
      <CheckSection id="gaps" number="一" title={t("check.gaps.title")} lead={t("check.gaps.lead")}>
        {sections && <sections.MissingItemsSection key={generation} />}
      </CheckSection>
      <CheckSection id="keep" number="二" title={t("check.backup.title")} lead={t("check.backup.lead")}>
        {sections && (
          <sections.BackupSection generation={generation} onMerged={refresh} onErased={() => setIsErased(true)} />
        )}
      </CheckSection>
      <CheckSection id="settings" number="三" title={t("check.settings.title")} lead={t("check.settings.lead")}>
        {sections && <sections.SettingsSection />}
      </CheckSection>
      <CheckSection id="held" number="四" title={t("check.retention.title")} lead={t("check.retention.lead")}>
        {sections && <sections.StoredData key={generation} />}
      </CheckSection>
    </div>
  );
}

function useCheckSections(): CheckSections | null {
  const [sections, setSections] = useState<CheckSections | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import("./sections.ts").then((module) => isCurrent && setSections(module), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);
  return sections;
}
