import { lazy, Suspense } from "react";
import { Link } from "react-router";
import ajar from "#app/kits/ui/pictures/scene-campaign.json";
import lost from "#app/kits/ui/pictures/scene-campaign-lost.json";
import won from "#app/kits/ui/pictures/scene-campaign-won.json";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { formatMoment } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { CampaignRow } from "../data.server.ts";
import { type Face, faceOf } from "../rules/face-of.ts";
import { Numbers } from "./numbers.tsx";
import { useMine } from "./use-mine.ts";
import { useStanding } from "./use-standing.ts";
import { Warning } from "./warning.tsx";
import css from "./result.module.css";
import "./own-result.module.css";

const OwnResult = lazy(async () => ({ default: (await import("./own-result.tsx")).OwnResult }));

const scenes = { win: won, lose: lost, entered: ajar, stranger: ajar } as const;
const headings = {
  win: ["winOne", "winTwo"],
  lose: ["loseOne", "loseTwo"],
  entered: ["enteredOne", "enteredTwo"],
  stranger: ["strangerOne", "strangerTwo"],
  before: ["beforeOne", "beforeTwo"],
} as const;

/** A result's address. As served, and for a stranger, it tells the numbers; to the one who opened the door, what was in it. */
export function ResultView({ campaign, result }: { campaign: CampaignRow; result: string }) {
  const t = useWords<Words>();
  const { id, name, lead, isDemonstration, opensAt } = campaign;
  const standing = useStanding(campaign);
  const { mine, read } = useMine(id);
  const own = mine === null || mine === "failed" ? null : mine;
  const face: Face = own ? faceOf(own) : "stranger";
  // Before the opening nobody has opened anything.
  const words = face === "stranger" && standing.phase === "before" ? "before" : face;
  const note =
    result === "closed"
      ? t("result.closedNote")
      : result === "notyet"
        ? t("result.notyetNote", { moment: formatMoment(opensAt, "ja") })
        : null;
  return (
    <article className={css.view}>
      <section className={css.hero} data-face={face} data-phase={standing.phase}>
        <div className={css.scene}>
          <Picture key={face} picture={scenes[face]} priority fit="cover" />
          <Grain />
        </div>
        <VerticalHeading
          key={`${words}-words`}
          className={css.title}
          level={1}
          lines={headings[words].map((word) => t(`result.${word}`))}
          reveal
        />
        <div className={css.foot}>
          <Link to={`/campaign?c=${id}`} className={css.name}>
            {name}
          </Link>
          <div role="status" className={css.told}>
            {mine === null && <p>{t("result.reading")}</p>}
            {mine === "failed" && (
              <>
                <p>{t("result.offline")}</p>
                <Button look="line" compact onClick={() => void read()}>
                  {t("result.again")}
                </Button>
              </>
            )}
            {own && !own.isKnown && <p>{note ?? t("result.stranger")}</p>}
            {own && face === "win" && <p>{t("result.win", { prize: own.win?.prize.name ?? "" })}</p>}
            {own && face === "lose" && <p>{t("result.lose")}</p>}
            {own && face === "entered" && <p>{t("result.entered")}</p>}
          </div>
        </div>
      </section>
      {isDemonstration && <p className={css.demo}>{t("result.demonstration")}</p>}
      {own?.isKnown ? (
        <Suspense>
          <OwnResult campaign={campaign} mine={own} face={face} result={result} standing={standing} onChanged={read} />
        </Suspense>
      ) : (
        <>
          <p className={css.lead}>{lead}</p>
          <Numbers campaign={campaign} standing={standing} />
          <div className={css.ways}>
            <ButtonLink to={`/campaign?c=${id}`} wide arrow viewTransition>
              {t(standing.phase === "open" ? "result.strangerGo" : "result.strangerSee")}
            </ButtonLink>
            <ButtonLink to="/campaign" look="quiet" wide>
              {t("result.all")}
            </ButtonLink>
          </div>
        </>
      )}
      <Warning />
    </article>
  );
}
