import { Link } from "react-router";
import { Decoration } from "#app/kits/page/decoration.tsx";
import { useCopiedTip } from "#app/kits/share/copied-tip.tsx";
import { composeShare, type ShareChannel } from "#app/kits/share/share-text.ts";
import { useBrowserFact } from "#app/kits/share/use-browser-fact.ts";
import { usePageOrigin } from "#app/kits/share/use-page-origin.ts";
import { xIntentUrl } from "#app/kits/share/x-intent.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { pollShare } from "../share.ts";
import type { Messages } from "../copy/messages.ts";
import type { SideMenuData } from "../data.server.ts";
import { LipPrint } from "./lip-print.tsx";
import css from "./side-menu.module.css";

const composePollShare = (channel: ShareChannel, origin: string) => composeShare(pollShare, "ja", {}, channel, origin);

/** Beside the column, above 990 px: the way to the phone, to the lip world, and out. */
export function SideMenu({ menu }: { menu: SideMenuData }) {
  const t = useMessages<Messages>();
  const { copy, tip } = useCopiedTip("transition");
  const userAgent = useBrowserFact(() => navigator.userAgent, "");
  const origin = usePageOrigin();
  return (
    <>
      <Decoration kind="voteMenu" side="left">
        <div className={css.papers}>
          {["#DE5038", "#6E4560", "#AE0D29"].map((hex) => (
            <span key={hex} className={css.paper}>
              <LipPrint hex={hex} />
            </span>
          ))}
        </div>
      </Decoration>
      <Decoration kind="voteMenu" side="right" label={t("menu.label")}>
        <div className={`${css.menu} stack-3 text-centred`}>
          <svg
            className={css.qr}
            viewBox={`-4 -4 ${menu.qr.size + 8} ${menu.qr.size + 8}`}
            role="img"
            aria-label={t("menu.qr")}
          >
            <rect x="-4" y="-4" width={menu.qr.size + 8} height={menu.qr.size + 8} className={css.ground} />
            <path d={menu.qr.path} className={css.squares} />
          </svg>
          <p className="text-body">{t("menu.qr")}</p>
          <Link to="/lmw" className={`${css.banner} text-bright text-lead text-strong wide`} prefetch="intent">
            {t("menu.world")}
          </Link>
          <a
            className={buttonClass({ look: "line", compact: true, wide: true })}
            href={xIntentUrl(composePollShare("x", origin), userAgent)}
            target="_blank"
            rel="noopener"
          >
            <span>{t("menu.share")}</span>
          </a>
          <Button look="line" compact wide onClick={() => void copy(composePollShare("cp", origin).url)}>
            {t("menu.copy")}
          </Button>
          {tip}
        </div>
      </Decoration>
    </>
  );
}
