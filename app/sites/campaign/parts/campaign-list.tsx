"use no memo"; // Drawn once for each address: compiled it would only be heavier.

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
import { CampaignCard } from "./campaign-card.tsx";
import { ScamWarning } from "./scam-warning.tsx";
import css from "./campaign-list.module.css";

/** The list of campaigns: which are open, which come, which are over and can be verified. */
export function CampaignList({ campaigns }: { campaigns: readonly CampaignRow[] }) {
  const t = useMessages<Messages>();
  const inPhase = (phase: CampaignRow["standing"]["phase"]) =>
    campaigns.filter(({ standing: status }) => status.phase === phase);
  const now = [...inPhase("open"), ...inPhase("soldout")];
  const next = inPhase("before");
  const endedCampaigns = [...inPhase("ended"), ...inPhase("drawn")];
  return (
    <div className="on-ink">
      <Hero
        className={css.hero}
        scene={<Picture picture={scene} priority fit="cover" />}
        sceneClassName={css.scene}
        foot={
          <>
            <p className={`${css.lead} text-lead`}>{t("list.lead")}</p>
            <a href="#now" className={buttonClass({ look: "line", wide: true })}>
              <span>{t("list.toNow")}</span>
            </a>
          </>
        }
      >
        <VerticalHeading className="hero-title" level={1} lines={[t("list.one"), t("list.two")]} reveal />
      </Hero>
      <section className={`${css.section} column-3`} id="now" aria-labelledby="now-title">
        <h2 id="now-title" className={`side text-heading ${role.display}`}>
          {t("list.now")}
        </h2>
        <p className="side text-quiet">{t("list.nowLead")}</p>
        {now.length === 0 && <Notice message={t("list.empty")} story={t("list.emptyStory")} />}
        <ul className={css.doors}>
          {now.map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} />
          ))}
        </ul>
      </section>
      {endedCampaigns.length > 0 && (
        <section className={`${css.section} lazy-section column-3`} aria-labelledby="over-title">
          <h2 id="over-title" className={`side text-heading ${role.display}`}>
            {t("list.over")}
          </h2>
          <p className="side text-quiet">{t("list.overLead")}</p>
          <ul className={css.doors}>
            {endedCampaigns.map((campaign) => (
              <CampaignCard key={campaign.id} campaign={campaign} />
            ))}
          </ul>
        </section>
      )}
      {next.length > 0 && (
        <section className={`${css.section} lazy-section column-3`} aria-labelledby="next-title">
          <h2 id="next-title" className={`side text-heading ${role.display}`}>
            {t("list.next")}
          </h2>
          <ul className={css.doors}>
            {next.map((campaign) => (
              <CampaignCard key={campaign.id} campaign={campaign} />
            ))}
          </ul>
        </section>
      )}
      <section className={`${css.section} lazy-section column-3`} aria-labelledby="how-title">
        <h2 id="how-title" className={`side text-heading ${role.display}`}>
          {t("how.title")}
        </h2>
        <ol className={`${css.promises} column-5`}>
          {(["one", "two", "three"] as const).map((name) => (
            <li key={name}>
              <h3 className={`text-lead ${role.display}`}>{t(`how.${name}`)}</h3>
              <p className="above-2 text-quiet">{t(`how.${name}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <ScamWarning />
    </div>
  );
}
