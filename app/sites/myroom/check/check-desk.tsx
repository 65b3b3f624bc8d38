import { useCallback, useEffect, useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./check-desk.module.css";
import type * as insidesModule from "./insides.ts";
import { Rack } from "./head/rack.tsx";
import { Part } from "./part.tsx";
import { useArrival } from "./use-arrival.ts";
// What the parts hold comes later; its styles must be there before the first paint.
import "./asked-place.module.css";
import "./drawer.module.css";
import "./gaps/gaps.module.css";
import "./held/held.module.css";
import "./keep/arrive.module.css";
import "./keep/erased.module.css";
import "./keep/keep.module.css";
import "./keep/slips.module.css";
import "./settings/settings.module.css";
import "#app/kits/handover/menu-drawing.module.css";
import "#app/kits/handover/outside-guide.module.css";
import "#app/kits/share/copied-tip.module.css";
import "#app/kits/share/share-buttons.module.css";
import "#app/kits/ui/field/field.module.css";
import "#app/kits/ui/notice/notice.module.css";
import "#app/kits/ui/switch/switch.module.css";

type Insides = typeof insidesModule;

/** The keeper's desk: four tags on a rail, and what each of them opens. */
export function CheckDesk() {
  const t = useWords<Words>();
  const insides = useInsides();
  const { arrival, close } = useArrival();
  // Two rooms became one: everything below asks anew.
  const [round, setRound] = useState(0);
  const [isErased, setIsErased] = useState(false);
  const refresh = useCallback(() => setRound((before) => before + 1), []);

  if (insides && isErased) return <insides.Erased />;
  return (
    <div className={css.desk}>
      <Rack />
      {insides && arrival && <insides.Arrive arrival={arrival} onMerged={refresh} onClose={close} />}
      <noscript>
        <div className={css.script}>
          <p>{t("check.withoutScript")}</p>
          <a href="/faq#room-cookie">{t("check.faq")}</a>
        </div>
      </noscript>
      <Part id="gaps" number="一" title={t("check.gaps.title")} lead={t("check.gaps.lead")}>
        {insides && <insides.Gaps key={round} />}
      </Part>
      <Part id="keep" number="二" title={t("check.keep.title")} lead={t("check.keep.lead")}>
        {insides && <insides.Keep round={round} onMerged={refresh} onErased={() => setIsErased(true)} />}
      </Part>
      <Part id="settings" number="三" title={t("check.settings.title")} lead={t("check.settings.lead")}>
        {insides && <insides.Settings />}
      </Part>
      <Part id="held" number="四" title={t("check.held.title")} lead={t("check.held.lead")}>
        {insides && <insides.Held key={round} />}
      </Part>
    </div>
  );
}

function useInsides(): Insides | null {
  const [insides, setInsides] = useState<Insides | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import("./insides.ts").then((module) => isCurrent && setInsides(module), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);
  return insides;
}
