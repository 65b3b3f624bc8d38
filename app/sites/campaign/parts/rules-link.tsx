import { type MouseEvent, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignDetail } from "../data.server.ts";
import type { RulesSheet } from "./rules-sheet.tsx";

/** To the conditions: a sheet where scripts run, else (and where it cannot be fetched) their place on the page. */
export function RulesLink({ legal }: { legal: CampaignDetail["legal"] }) {
  const t = useMessages<Messages>();
  const [Rules, setRules] = useState<typeof RulesSheet | null>(null);

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    try {
      const loaded = await import("./rules-sheet.tsx");
      setRules(() => loaded.RulesSheet);
    } catch {
      location.hash = "terms";
    }
  }

  return (
    <>
      <a
        href="#terms"
        className="target-inline text-underlined"
        aria-haspopup="dialog"
        onClick={(event) => void open(event)}
      >
        {t("offer.rules")}
      </a>
      {Rules && <Rules legal={legal} onClose={() => setRules(null)} />}
    </>
  );
}
