"use no memo"; // Drawn anew with every status: compiled it would only be heavier.

import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignStatus, MyParticipation } from "../contract.ts";
import type { CampaignDetail } from "../data.server.ts";
import { isEntrySpent } from "../rules/entry-spent.ts";

interface EntryActionProps {
  campaign: CampaignDetail;
  status: CampaignStatus;
  participation: MyParticipation | null;
}

/** The one button of a door, and why it is another than 応募する. The form it leads to stands below, without a script too. */
export function EntryAction({ campaign, status, participation }: EntryActionProps) {
  const t = useMessages<Messages>();
  const { id, opensAt, drawsAt, stamps } = campaign;
  if (status.phase === "before")
    return (
      <>
        <p>{t("entry.before", { moment: formatMoment(opensAt, "ja") })}</p>
        <a href={`/api/campaign/${id}/opening.ics`} download className={buttonClass({ look: "line", wide: true })}>
          <span>{t("entry.calendar")}</span>
        </a>
      </>
    );
  const isSpent = participation !== null && isEntrySpent(participation, stamps.length);
  if (status.phase === "open" && !isSpent)
    return (
      <a href="#entry" className={buttonClass({ wide: true })}>
        <span>{t("entry.open")}</span>
      </a>
    );
  const message =
    status.phase === "soldout"
      ? t("entry.soldout")
      : status.phase === "open"
        ? null
        : `${t("entry.closed")}${t("result.enteredNext", { moment: formatMoment(drawsAt, "ja") })}`;
  return (
    <>
      {message && <p>{message}</p>}
      <ButtonLink to={`/campaign/${id}/check`} look="line" wide viewTransition>
        {t("entry.see")}
      </ButtonLink>
    </>
  );
}
