import { useEffect, useEffectEvent } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MyParticipation } from "../contract.ts";
import type { CampaignDetail } from "../data.server.ts";
import { isEntrySpent } from "../rules/entry-spent.ts";
import { EntryForm } from "./entry-form.tsx";
import { useMyParticipation } from "./use-my-participation.ts";
import css from "./entry.module.css";

interface EntryPanelProps {
  campaign: CampaignDetail;
  onRead: (participation: MyParticipation) => void;
}

/** Reads who is there, then provides the entry form, or says why there is none today. */
export function EntryPanel({ campaign, onRead }: EntryPanelProps) {
  const t = useMessages<Messages>();
  const { state } = useVisitor();
  const { participation, read: reload } = useMyParticipation(campaign.id);
  const report = useEffectEvent(onRead);
  useEffect(() => {
    if (participation !== null && participation !== "failed") report(participation);
  }, [participation]);
  if (state === "unsaved") return <p className={`${css.note} stack-3 text-service`}>{t("entry.unsaved")}</p>;
  if (participation === null)
    return <p className={`${css.note} ${css.waiting} stack-3 text-service`}>{t("entry.loading")}</p>;
  if (participation === "failed")
    return (
      <ErrorNotice announce="now" message={t("entry.offline")} retry={t("entry.again")} onRetry={() => void reload()} />
    );
  return isEntrySpent(participation, campaign.stamps.length) ? (
    <EntrySpent campaign={campaign} participation={participation} />
  ) : (
    <EntryForm campaign={campaign} participation={participation} />
  );
}

function EntrySpent({ campaign, participation }: { campaign: CampaignDetail; participation: MyParticipation }) {
  const t = useMessages<Messages>();
  const isAfter = campaign.draw === "after";
  return (
    <div className="stack-4">
      <p className={`${css.note} stack-3 text-service`}>
        {participation.win
          ? t("entry.doneWon")
          : isAfter
            ? t("entry.doneAfter", { moment: formatMoment(campaign.drawsAt, "ja") })
            : t("entry.done", { moment: formatMoment(participation.nextDayAt, "ja") })}
      </p>
      <ButtonLink
        to={`/campaign/${campaign.id}/${participation.win ? "win" : isAfter ? "entered" : "already"}`}
        wide
        viewTransition
      >
        {t("entry.see")}
      </ButtonLink>
    </div>
  );
}
