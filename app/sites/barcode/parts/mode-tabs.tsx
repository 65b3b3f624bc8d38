import { ChipLink } from "#app/kits/ui/chip/chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./mode-tabs.module.css";

/** The sides of the page; each has an address, so that all work without a script. */
export function ModeTabs({ face }: { face: "read" | "show" | "drawer" }) {
  const t = useMessages<Messages>();
  return (
    <nav className={`${css.tabs} stack-2`} aria-label={t("faces.label")}>
      <ChipLink to="/barcode" isCurrent={face === "read"} replace preventScrollReset>
        {t("faces.read")}
      </ChipLink>
      <ChipLink to="/barcode?f=show" isCurrent={face === "show"} replace preventScrollReset>
        {t("faces.show")}
      </ChipLink>
      <ChipLink to="/barcode?f=drawer" isCurrent={face === "drawer"} replace preventScrollReset>
        {t("faces.drawer")}
      </ChipLink>
    </nav>
  );
}
