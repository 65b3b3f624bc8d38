"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import scene from "#app/kits/ui/pictures/scene-campaign.json";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Hero, HeroBack } from "#app/kits/ui/hero/hero.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignDetail } from "../data.server.ts";
import { EntrySlot } from "./entry-slot.tsx";
import { CampaignStats } from "./campaign-stats.tsx";
import { Prizes } from "./prizes.tsx";
import { ProofSlot } from "./proof-slot.tsx";
import { Commitment } from "./commitment.tsx";
import { Terms } from "./terms.tsx";
import { useCampaignStatus } from "./use-campaign-status.ts";
import { ScamWarning } from "./scam-warning.tsx";
import css from "./campaign-detail.module.css";

/** One campaign. Once drawn, the entry grid comes first. Else the numbers, the conditions, and then the entry. */
export function CampaignDetailView({ campaign }: { campaign: CampaignDetail }) {
  const t = useMessages<Messages>();
  const status = useCampaignStatus(campaign);
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
          foot={<p className="text-lead">{campaign.lead}</p>}
          footClassName={css.foot}
        >
          {back}
          <VerticalHeading className={`${css.name} hero-title`} level={1} lines={[campaign.name]} reveal />
        </Hero>
      )}
      {campaign.isDemonstration && <p className={css.demo}>{t("one.demo")}</p>}
      {campaign.isStopped && <p className={css.demo}>{t("one.stopped")}</p>}
      {!isDrawn && <CampaignStats campaign={campaign} status={status} />}
      <Prizes prizes={campaign.prizes} />
      <Terms legal={campaign.legal} isFolded={isDrawn} />
      {!isDrawn && <EntrySlot campaign={campaign} status={status} />}
      <Commitment campaign={campaign} status={status} />
      <p className={classNames(css.story, "text-centred text-heading", role.display)}>{campaign.story}</p>
      <ScamWarning />
    </article>
  );
}
