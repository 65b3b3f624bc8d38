import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CodedTab } from "../rules/face-parts.ts";
import type { TesterHandle } from "../parts/use-tester.ts";
import { LookRail } from "./look-rail.tsx";
import { PartPanel } from "./part-panel.tsx";
import css from "./whole-panel.module.css";

/** Looks for all of the face, or the colours of one of its parts; and what is said while neither has come. */
export function WholePanel({ tab, tester }: { tab: CodedTab | "whole"; tester: TesterHandle }) {
  const t = useMessages<Messages>();
  const { face, isMissing, retry } = tester.whole;
  if (!face)
    return (
      <div className={`${css.waiting} on-grey stack-2`} role="status">
        <p>{t(isMissing ? "look.missing" : "look.loading")}</p>
        {isMissing && (
          <Button look="line" compact onClick={retry}>
            {t("error.again")}
          </Button>
        )}
      </div>
    );
  return tab === "whole" ? (
    <LookRail face={face} tester={tester} />
  ) : (
    <PartPanel key={tab} tab={tab} face={face} tester={tester} />
  );
}
