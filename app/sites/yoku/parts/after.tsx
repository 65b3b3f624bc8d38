import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { OwnPalette } from "#contracts/desire-works.ts";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import { pathOf } from "../rules/paths.ts";
import css from "./after.module.css";
import { Lids } from "./lids.tsx";
import { Memo } from "./memo.tsx";
import { Others } from "./others.tsx";
import { Swap } from "./swap.tsx";
import type { Mine } from "./use-mine.ts";

interface AfterProps {
  page: View<"palette">;
  own: Mine;
  /** When it is the visitor's. */
  mine: OwnPalette | null;
}

/** What may be done with an open palette: ask oneself why, wear it, choose again, show it. */
export function After({ page, own, mine }: AfterProps) {
  const t = useWords<Words>();
  const { palette, lang, faces } = page;
  const { code, pans } = palette;
  const [desire1, desire2, desire3, desire4] = pans.map(({ word }) => word) as [string, string, string, string];
  const picture = useCardPicture("yoku", `${lang === "ja" ? "j" : "t"}-${code}`);
  const eyes = pans.map(({ number }) => number).join(".");
  return (
    <>
      <Others code={code} />
      {mine && <Memo key={mine.id} mine={mine} own={own} />}
      <Lids pans={pans} faces={faces} />
      <Swap key={code.slice(0, 8)} page={page} own={own} mine={mine} />
      <section className={css.share} aria-labelledby="yoku-share">
        <h2 id="yoku-share" className={role.display}>
          {t("share.title")}
        </h2>
        <ShareLater
          key={code}
          picture={picture}
          pictureName="kate-zone-yoku.jpg"
          share={(channel) => composeShare("yoku", lang, { desire1, desire2, desire3, desire4, code }, channel)}
          onShare={(way) => way !== "save" && track(`yoku_share_${way}`)}
        />
        {mine && (
          <ButtonLink look="quiet" compact arrow to={pathOf(lang)}>
            {t("share.tomorrow")}
          </ButtonLink>
        )}
        {lang === "ja" && (
          <ButtonLink look="quiet" compact arrow to={`/virtual_tester?e=${eyes}`}>
            {t("share.tester")}
          </ButtonLink>
        )}
      </section>
    </>
  );
}
