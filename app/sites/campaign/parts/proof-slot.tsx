import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignDetail } from "../data.server.ts";
import { countPrizesPerCell } from "../rules/entry-grid.ts";
import { EntryGrid } from "./entry-grid.tsx";
import css from "./proof.module.css";

const loadProofPanel = () => import("./proof-panel.tsx");
const ProofPanel = lazy(async () => ({ default: (await loadProofPanel()).ProofPanel }));

/** After the end: the entry grid, and the button that draws everything again in the visitor's own browser. */
export function ProofSlot({ campaign, back }: { campaign: CampaignDetail; back: ReactNode }) {
  const t = useMessages<Messages>();
  const [gridState, setGridState] = useState<"shut" | "asked" | "open" | "torn">("shut");
  const grid = useRef<HTMLDivElement>(null);
  const prizeCounts = countPrizesPerCell(campaign.lit);
  const count = prizeCounts.filter((prizeCount) => prizeCount > 0).length;

  function show(isGood: boolean) {
    // They open once for whoever pressed: that is to be seen.
    if (gridState === "asked") grid.current?.scrollIntoView({ block: "center" });
    setGridState(isGood ? "open" : "torn");
  }

  return (
    <>
      <header className={`${css.head} stack-1`}>
        {back}
        <p className={`text-quiet ${role.micro}`}>
          {campaign.isDemonstration && <b className="text-mark">{t("list.demo")}</b>}{" "}
          {`${t("proof.kicker")}　${t("list.ends", { moment: formatMoment(campaign.endsAt, "ja") })}`}
        </p>
        <h1 className={`text-leading-12 text-title ${role.display}`}>{campaign.name}</h1>
      </header>
      <EntryGrid
        ref={grid}
        prizeCounts={prizeCounts}
        isOpen={gridState === "open"}
        isBroken={gridState === "torn"}
        label={t("proof.entryGrid", { count })}
      />
      <div className={`${css.foot} stack-4`}>
        <p className="text-lead">
          {t("proof.lead", { count })}
          <span className="block text-aside">
            {t(campaign.draw === "instant" ? "proof.partInstant" : "proof.partAfter")}
          </span>
        </p>
        {gridState === "shut" ? (
          <Button
            wide
            onPointerEnter={() => void loadProofPanel()}
            onFocus={() => void loadProofPanel()}
            onClick={() => setGridState("asked")}
          >
            {t("proof.verify")}
          </Button>
        ) : (
          <Suspense fallback={<p role="status">{t("proof.verifying")}</p>}>
            <ProofPanel campaign={campaign} onVerdict={show} />
          </Suspense>
        )}
      </div>
      <EntryTimes campaign={campaign} />
    </>
  );
}

const initialTimeCount = 6;

/** The times themselves, for whoever reads rather than looks. */
function EntryTimes({ campaign: { lit: openedEntries, draw } }: { campaign: CampaignDetail }) {
  const t = useMessages<Messages>();
  const row = ({ entry, prize, dueAt, metAt }: CampaignDetail["lit"][number], at: number) => (
    <li key={at}>
      <span className="text-quiet">{t("proof.entry", { door: String(entry + 1) })}</span>
      <span>{prize}</span>
      {dueAt && <span>{formatMoment(dueAt, "ja")}</span>}
      <span className="text-quiet">
        {metAt
          ? `${t("proof.enteredAt")} ${formatMoment(metAt, "ja")}`
          : draw === "instant"
            ? t("proof.drawnLater")
            : ""}
      </span>
    </li>
  );
  return (
    <section className={`${css.times} lazy-section pad-side-5 stack-3`} aria-labelledby="times-title">
      <h2 id="times-title" className={`text-heading ${role.display}`}>
        {t("proof.times")}
      </h2>
      <ul>{openedEntries.slice(0, initialTimeCount).map(row)}</ul>
      {openedEntries.length > initialTimeCount && (
        <details>
          <summary className="opens-plus">{t("proof.more")}</summary>
          <ul>
            {openedEntries.slice(initialTimeCount).map((prizeCount, at) => row(prizeCount, at + initialTimeCount))}
          </ul>
        </details>
      )}
    </section>
  );
}
