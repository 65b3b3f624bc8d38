"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import scene from "#app/kits/ui/pictures/scene-campaign.json";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { ArrowBackIcon } from "#app/kits/ui/icons/arrow-back.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { WholeCampaign } from "../data.server.ts";
import { EntryPlace } from "./entry-place.tsx";
import { Numbers } from "./numbers.tsx";
import { Prizes } from "./prizes.tsx";
import { ProofPlace } from "./proof-place.tsx";
import { Seal } from "./seal.tsx";
import { Terms } from "./terms.tsx";
import { useStanding } from "./use-standing.ts";
import { Warning } from "./warning.tsx";
import css from "./one.module.css";

/** One campaign. Over: the wall of a hundred doors comes first. Else the numbers, the conditions, and then the door. */
export function OneCampaign({ campaign }: { campaign: WholeCampaign }) {
  const t = useWords<Words>();
  const standing = useStanding(campaign);
  const isDrawn = standing.phase === "drawn";
  const back = (
    <Link to="/campaign" className={css.back} viewTransition>
      <ArrowBackIcon />
      {t("one.back")}
    </Link>
  );
  return (
    <article className={css.view} data-phase={standing.phase}>
      {isDrawn ? (
        <ProofPlace campaign={campaign} back={back} />
      ) : (
        <header className={css.hero} data-phase={standing.phase}>
          <div className={css.scene}>
            <Picture picture={scene} priority fit="cover" />
            <Grain />
          </div>
          {back}
          <VerticalHeading className={css.name} level={1} lines={[campaign.name]} reveal />
          <p className={css.lead}>{campaign.lead}</p>
        </header>
      )}
      {campaign.isDemonstration && <p className={css.demo}>{t("one.demonstration")}</p>}
      {campaign.isStopped && <p className={css.demo}>{t("one.stopped")}</p>}
      {!isDrawn && <Numbers campaign={campaign} standing={standing} />}
      <Prizes prizes={campaign.prizes} />
      <Terms legal={campaign.legal} isFolded={isDrawn} />
      {!isDrawn && <EntryPlace campaign={campaign} standing={standing} />}
      <Seal campaign={campaign} standing={standing} />
      <p className={classNames(css.story, role.display)}>{campaign.story}</p>
      <Warning />
    </article>
  );
}
