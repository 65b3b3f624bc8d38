"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import type { ReactNode } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import scene from "#app/kits/ui/pictures/scene-campaign.json";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Hero } from "#app/kits/ui/hero/hero.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignRow } from "../data.server.ts";
import { commitmentTiming } from "../rules/commitment-timing.ts";
import { CampaignCard } from "./campaign-card.tsx";
import { ScamWarning } from "./scam-warning.tsx";
import css from "./campaign-list.module.css";

/** The list of campaigns: which are open, which come, which are over and can be verified. */
export function CampaignList({ campaigns }: { campaigns: readonly CampaignRow[] }) {
  const t = useMessages<Messages>();
  const inPhase = (phase: CampaignRow["status"]["phase"]) => campaigns.filter(({ status }) => status.phase === phase);
  const now = [...inPhase("open"), ...inPhase("soldout")];
  const next = inPhase("before");
  const hasLateSample = campaigns.some(
    ({ isDemonstration, publishedAt, opensAt }) => isDemonstration && !commitmentTiming(publishedAt, opensAt).isBefore,
  );
  const endedCampaigns = [...inPhase("ended"), ...inPhase("drawn")];
  return (
    <div className="on-ink">
      <Hero
        className={css.hero}
        scene={<Picture picture={scene} priority fit="cover" />}
        sceneClassName={css.scene}
        foot={
          <>
            <p className={`${css.lead} text-lead`}>
              {t("list.lead")}
              {campaigns.some(({ isDemonstration }) => isDemonstration) && (
                <span className="block text-note">{t("result.demonstration")}</span>
              )}
            </p>
            <a href="#now" className={buttonClass({ look: "line", wide: true })}>
              <span>{t("list.toNow")}</span>
            </a>
          </>
        }
      >
        <VerticalHeading className="hero-title" level={1} lines={[t("list.one"), t("list.two")]} reveal />
      </Hero>
      <CampaignSection name="now" lead={t("list.nowLead")} campaigns={now}>
        {now.length === 0 && <Notice message={t("list.empty")} story={t("list.emptyStory")} />}
      </CampaignSection>
      {endedCampaigns.length > 0 && (
        <CampaignSection name="over" lead={t("list.overLead")} campaigns={endedCampaigns} />
      )}
      {next.length > 0 && <CampaignSection name="next" campaigns={next} />}
      <section className={`${css.section} lazy-section column-3`} aria-labelledby="how-title">
        <h2 id="how-title" className={`side text-heading ${role.display}`}>
          {t("how.title")}
        </h2>
        <ol className={`${css.promises} column-5 pad-side-3`}>
          {(["one", "two", "three"] as const).map((name) => (
            <li key={name}>
              <h3 className={`text-lead ${role.display}`}>{t(`how.${name}`)}</h3>
              <p className="above-2 text-quiet">{t(`how.${name}Text`)}</p>
              {name === "one" && hasLateSample && <p className="above-2 text-quiet">{t("how.oneSample")}</p>}
            </li>
          ))}
        </ol>
      </section>
      <ScamWarning />
    </div>
  );
}

interface CampaignSectionProps {
  /** The first, which one is led to, is laid out at once. */
  name: "now" | "over" | "next";
  lead?: string;
  campaigns: readonly CampaignRow[];
  children?: ReactNode;
}

function CampaignSection({ name, lead, campaigns, children }: CampaignSectionProps) {
  const t = useMessages<Messages>();
  const isFirst = name === "now";
  return (
    <section
      className={classNames(css.section, !isFirst && "lazy-section", "column-3")}
      id={isFirst ? name : undefined}
      aria-labelledby={`${name}-title`}
    >
      <h2 id={`${name}-title`} className={`side text-heading ${role.display}`}>
        {t(`list.${name}`)}
      </h2>
      {lead && <p className="side text-quiet">{lead}</p>}
      {children}
      <ul className={`${css.campaigns} above-3`}>
        {campaigns.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} />
        ))}
      </ul>
    </section>
  );
}
