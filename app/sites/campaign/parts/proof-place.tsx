import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { WholeCampaign } from "../data.server.ts";
import { lightsOnTheWall } from "../rules/wall.ts";
import { Wall } from "./wall.tsx";
import css from "./proof.module.css";

const load = () => import("./proof-desk.tsx");
const ProofDesk = lazy(async () => ({ default: (await load()).ProofDesk }));

/** After the end: the wall, and the button that draws everything again in the visitor's own browser. */
export function ProofPlace({ campaign, back }: { campaign: WholeCampaign; back: ReactNode }) {
  const t = useWords<Words>();
  const [wall, setWall] = useState<"shut" | "asked" | "open" | "torn">("shut");
  const place = useRef<HTMLDivElement>(null);
  const lights = lightsOnTheWall(campaign.lit);
  const count = lights.filter((light) => light > 0).length;

  function show(isGood: boolean) {
    // They open once for whoever pressed: that is to be seen.
    if (wall === "asked") place.current?.scrollIntoView({ block: "center" });
    setWall(isGood ? "open" : "torn");
  }

  return (
    <>
      <header className={css.head}>
        {back}
        <p className={`${css.kicker} ${role.micro}`}>
          {t("proof.kicker")}　{t("list.ended", { moment: formatMoment(campaign.endsAt, "ja") })}
        </p>
        <h1 className={role.display}>{campaign.name}</h1>
      </header>
      <Wall
        ref={place}
        lights={lights}
        isOpen={wall === "open"}
        isTorn={wall === "torn"}
        label={t("proof.wall", { count })}
      />
      <div className={css.foot}>
        <p className={css.lead}>
          {t("proof.lead", { count })}
          <span>{t(campaign.draw === "instant" ? "proof.partInstant" : "proof.partAfter")}</span>
        </p>
        {wall === "shut" ? (
          <Button wide onPointerEnter={() => void load()} onFocus={() => void load()} onClick={() => setWall("asked")}>
            {t("proof.verify")}
          </Button>
        ) : (
          <Suspense fallback={<p role="status">{t("proof.verifying")}</p>}>
            <ProofDesk campaign={campaign} onVerdict={show} />
          </Suspense>
        )}
      </div>
      <Times campaign={campaign} />
    </>
  );
}

const firstTimes = 6;

/** The times themselves, for whoever reads rather than looks. */
function Times({ campaign: { lit, draw } }: { campaign: WholeCampaign }) {
  const t = useWords<Words>();
  const row = ({ door, prize, dueAt, metAt }: WholeCampaign["lit"][number], at: number) => (
    <li key={at}>
      <span className={css.which}>{t("proof.door", { door: String(door + 1) })}</span>
      <span>{prize}</span>
      {dueAt && <span>{formatMoment(dueAt, "ja")}</span>}
      <span className={css.met}>
        {metAt ? `${t("proof.met")} ${formatMoment(metAt, "ja")}` : draw === "instant" ? t("proof.drawnLater") : ""}
      </span>
    </li>
  );
  return (
    <section className={css.times} aria-labelledby="times-title">
      <h2 id="times-title" className={role.display}>
        {t("proof.times")}
      </h2>
      <ul>{lit.slice(0, firstTimes).map(row)}</ul>
      {lit.length > firstTimes && (
        <details>
          <summary>{t("proof.more")}</summary>
          <ul>{lit.slice(firstTimes).map((light, at) => row(light, at + firstTimes))}</ul>
        </details>
      )}
    </section>
  );
}
