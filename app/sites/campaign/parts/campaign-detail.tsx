"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import scene from "#app/kits/ui/pictures/scene-campaign.json";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Hero, HeroBack } from "#app/kits/ui/hero/hero.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MyParticipation } from "../contract.ts";
import type { CampaignDetail } from "../data.server.ts";
import { EntryOffer } from "./entry-offer.tsx";
import { EntrySlot } from "./entry-slot.tsx";
import { CampaignStats } from "./campaign-stats.tsx";
import { Prizes } from "./prizes.tsx";
import { ProofSlot } from "./proof-slot.tsx";
import { Commitment } from "./commitment.tsx";
import { Terms } from "./terms.tsx";
import { useCampaignStatus } from "./use-campaign-status.ts";
import { ScamWarning } from "./scam-warning.tsx";
import css from "./campaign-detail.module.css";

/** One campaign. Its offer stands on the first screen; once drawn, the entry grid. Then the entry, the numbers, the conditions. */
export function CampaignDetailView({ campaign }: { campaign: CampaignDetail }) {
  const t = useMessages<Messages>();
  const status = useCampaignStatus(campaign);
  const [participation, setParticipation] = useState<MyParticipation | null>(null);
  const isDrawn = status.phase === "drawn";
  const back = (
    <HeroBack to="/campaign" viewTransition>
      {t("one.back")}
    </HeroBack>
  );
  return (
    <article className="on-ink" data-phase={status.phase}>
      {isDrawn ? (
        <ProofSlot campaign={campaign} back={back} />
      ) : (
        <Hero
          className={css.hero}
          data-phase={status.phase}
          scene={<Picture picture={scene} priority fit="cover" />}
          sceneClassName={css.scene}
          foot={<EntryOffer campaign={campaign} status={status} participation={participation} />}
          footClassName={css.foot}
        >
          {back}
          <VerticalHeading className={`${css.name} hero-title`} level={1} lines={[campaign.name]} reveal />
        </Hero>
      )}
      {!isDrawn && <p className={`${css.lead} text-lead`}>{campaign.lead}</p>}
      {campaign.isDemonstration && <p className={css.demo}>{t("one.demo")}</p>}
      {campaign.isStopped && <p className={css.demo}>{t("one.stopped")}</p>}
      {status.phase === "open" && <EntrySlot campaign={campaign} status={status} onRead={setParticipation} />}
      {!isDrawn && <CampaignStats campaign={campaign} status={status} />}
      <Prizes prizes={campaign.prizes} />
      <Terms legal={campaign.legal} isFolded={isDrawn} />
      <Commitment campaign={campaign} status={status} />
      <p className={classNames(css.story, "text-centred text-heading", role.display)}>{campaign.story}</p>
      <ScamWarning />
    </article>
  );
}
