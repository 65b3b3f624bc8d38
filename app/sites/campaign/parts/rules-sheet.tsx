import { Sheet } from "#app/kits/ui/sheet/sheet.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignDetail } from "../data.server.ts";
import { TermsList } from "./terms-list.tsx";

/** The conditions over the page, so that nobody loses the place at the door. */
export function RulesSheet({ legal, onClose }: { legal: CampaignDetail["legal"]; onClose: () => void }) {
  const t = useMessages<Messages>();
  return (
    <Sheet open onClose={onClose} title={t("one.terms")} closeLabel={t("offer.close")}>
      <p className="text-quiet">{t("one.termsLead")}</p>
      <TermsList legal={legal} />
    </Sheet>
  );
}
