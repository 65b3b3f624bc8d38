import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { MyPalette } from "#contracts/palette-api.ts";
import { paletteShare } from "../share.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { pathOf } from "../rules/paths.ts";
import css from "./palette-actions.module.css";
import { LidPreview } from "./lid-preview.tsx";
import { Memo } from "./memo.tsx";
import { ChoiceCountsPanel } from "./choice-counts.tsx";
import { Swap } from "./swap.tsx";
import type { MyPalettesStore } from "./use-my-palettes.ts";

interface PaletteActionsProps {
  page: View<"palette">;
  store: MyPalettesStore;
  /** When it is the visitor's. */
  myPalette: MyPalette | null;
}

/** What may be done with an open palette: ask oneself why, wear it, choose again, show it. */
export function PaletteActions({ page, store, myPalette }: PaletteActionsProps) {
  const t = useMessages<Messages>();
  const { palette, lang, faces } = page;
  const { code, pans } = palette;
  const [desire1, desire2, desire3, desire4] = pans.map(({ word }) => word) as [string, string, string, string];
  const picture = useCardPicture("yoku", `${lang === "ja" ? "j" : "t"}-${code}`);
  return (
    <>
      <ChoiceCountsPanel code={code} />
      {myPalette && <Memo key={myPalette.id} myPalette={myPalette} store={store} />}
      <LidPreview pans={pans} faces={faces} />
      <Swap key={code.slice(0, 8)} page={page} store={store} myPalette={myPalette} />
      <section className={`${css.share} stack-3`} aria-labelledby="yoku-share">
        <h2 id="yoku-share" className={`text-heading ${role.display}`}>
          {t("share.title")}
        </h2>
        <DeferredShareButtons
          key={code}
          picture={picture}
          pictureName="kate-zone-yoku.jpg"
          share={(channel) => composeShare(paletteShare, lang, { desire1, desire2, desire3, desire4, code }, channel)}
          onShare={(shareAction) => shareAction !== "save" && track(`yoku_share_${shareAction}`)}
        />
        {myPalette && (
          <ButtonLink look="quiet" compact arrow to={pathOf(lang)}>
            {t("share.tomorrow")}
          </ButtonLink>
        )}
      </section>
    </>
  );
}
