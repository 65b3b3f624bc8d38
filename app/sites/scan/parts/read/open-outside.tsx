import { MenuDrawing } from "#app/kits/camera/menu-drawing.tsx";
import { menuPlaceOf, outsideAddress } from "#app/kits/camera/menu-place.ts";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import type { InAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import css from "./open-outside.module.css";

/** The way out of an app's inner browser: where its menu is, and the address to take along. */
export function OpenOutside({ app }: { app: InAppBrowser }) {
  const t = useWords<Words>();
  const place = menuPlaceOf(app);
  const outside = outsideAddress(app, location.href);
  const address = location.href.replace(/#.*/, "");
  return (
    <section className={css.outside} data-app={app}>
      <MenuDrawing place={place} label={t("read.inapp.picture")} />
      <div className={css.words}>
        <h2>{t("read.inapp.title")}</h2>
        <p>{app === "WebView" ? t("read.inapp.leadAny") : t("read.inapp.lead", { app })}</p>
        <p>{t(`read.inapp.places.${place}`)}</p>
      </div>
      <div className={css.acts}>
        {outside && (
          <a href={outside} className={buttonClass({ look: "bone", compact: true, wide: true })}>
            {t("read.inapp.open")}
          </a>
        )}
        <CopyLink url={address} />
      </div>
    </section>
  );
}
