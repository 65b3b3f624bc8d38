import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useWords } from "#app/kits/words/words.tsx";
import type { Company } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import type { TesterData, TesterShade } from "../data.server.ts";
import { withShade } from "../rules/eye-address.ts";
import { Below } from "./below.tsx";
import { CompanyCard } from "./company-card.tsx";
import type { StageDesk } from "./use-stage.ts";
import type { Worn } from "./worn.ts";

const BlindDoor = lazy(async () => ({ default: (await import("./blind-door.tsx")).BlindDoor }));
const Compare = lazy(async () => ({ default: (await import("./compare.tsx")).Compare }));
const Keep = lazy(async () => ({ default: (await import("./keep.tsx")).Keep }));
const Ways = lazy(async () => ({ default: (await import("./ways.tsx")).Ways }));

interface FurtherProps {
  data: TesterData;
  stage: StageDesk;
  shade: TesterShade;
  worn: Worn;
  company: Company | null;
  /** The model whose face the server painted. */
  servedFace: TesterData["models"][number] | undefined;
  isAlive: boolean;
  isBlind: boolean;
  /** Whatever would tell the shade's name is left out. */
  isNameless: boolean;
  onBlind: () => void;
}

/** Below the bench: the choice without names, other faces, the scene of the shade, four of them, and what may be kept. */
export function Further(props: FurtherProps) {
  const { data, stage, shade, worn, company, servedFace, isAlive, isBlind, isNameless, onBlind } = props;
  const t = useWords<Words>();
  const [query] = useSearchParams();
  const { source, go } = stage;
  const isTint = data.line === "tint";
  return (
    <Below>
      {isAlive && (
        <Suspense>
          {!isBlind && !isTint && <BlindDoor onBegin={onBlind} />}
          <Ways models={data.models} stage={stage} />
        </Suspense>
      )}
      {!isNameless && company && <CompanyCard {...company} />}
      {isAlive && !isNameless && (
        <Suspense>
          <Compare
            shades={data.shades}
            shown={shade}
            worn={worn}
            isTint={isTint}
            source={source}
            stageOf={stage.stageOf}
            addressOf={(id) => withShade(query, id)}
            onStill={async () => {
              if (source.kind === "camera") await go((ways) => ways.freeze());
              if (source.kind === "worn" && servedFace) await go((ways) => ways.showModel(servedFace));
            }}
          />
          <Keep
            shade={shade}
            worn={worn}
            stageOf={stage.stageOf}
            isServed={source.kind === "worn"}
            other={{
              to: isTint ? "/virtual_tester" : "/virtual_tester_lt",
              words: t(`onward.other.${isTint ? "tints" : "lips"}`),
            }}
          />
        </Suspense>
      )}
    </Below>
  );
}
