import { lazy, Suspense, useRef } from "react";
import { useNear } from "#app/kits/ui/hydration/use-near.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignStatus, MyParticipation } from "../contract.ts";
import type { CampaignDetail } from "../data.server.ts";
import css from "./entry.module.css";

const EntryPanel = lazy(async () => ({ default: (await import("./entry-panel.tsx")).EntryPanel }));

interface EntrySlotProps {
  campaign: CampaignDetail;
  status: CampaignStatus;
  /** What the visitor has entered, as soon as it is known: the first screen says it too. */
  onRead: (participation: MyParticipation) => void;
}

/** The entry itself, a screen below its button. What it needs is fetched when it comes near. */
export function EntrySlot({ campaign, status, onRead }: EntrySlotProps) {
  const t = useMessages<Messages>();
  const slot = useRef<HTMLElement>(null);
  const isNear = useNear(slot, "400px");
  const isTodayOver = status.remainingToday === 0;
  const loading = (
    <p className={`${css.note} ${css.waiting} needs-script stack-3 text-service`}>{t("entry.loading")}</p>
  );

  return (
    <section
      ref={slot}
      className={`${css.entry} stack-4`}
      id="entry"
      aria-labelledby="entry-title"
      data-phase={status.phase}
    >
      <h2 id="entry-title" className={`text-title ${role.display}`}>
        {t("entry.title")}
      </h2>
      <noscript>
        <p>{t("entry.noscript")}</p>
      </noscript>
      {isTodayOver && (
        <p className="text-service">{t("one.todayOverEntry", { moment: formatMoment(campaign.drawsAt, "ja") })}</p>
      )}
      {isNear ? (
        <Suspense fallback={loading}>
          <EntryPanel campaign={campaign} onRead={onRead} />
        </Suspense>
      ) : (
        loading
      )}
    </section>
  );
}
