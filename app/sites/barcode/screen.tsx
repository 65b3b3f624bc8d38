import "#app/generated/site-fonts/barcode.css";
import { lazy, Suspense } from "react";
import { useLoaderData } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "./copy/messages.ts";
import { loader } from "./data.server.ts";
import { ModeTabs } from "./parts/mode-tabs.tsx";
import { ReadView } from "./parts/read-view.tsx";
import css from "./screen.module.css";

const ShowView = lazy(async () => ({ default: (await import("./parts/show-view.tsx")).ShowView }));

const DrawerView = lazy(async () => ({ default: (await import("./parts/drawer-view.tsx")).DrawerView }));

export { loader };

/** The bridge to a shop's shelf: read the code on a pack, or show one at the till. */
export default function BarcodeScreen() {
  const t = useMessages<Messages>();
  const { face, cards, hasUnknown, typed } = useLoaderData<typeof loader>();
  return (
    <ToastRegion>
      <div className={`${css.page} column-4 on-soot page-height`}>
        <header className="column-3 side">
          <h1 className={classNames("text-title", role.display)}>{t("title")}</h1>
          <ModeTabs face={face} />
          {face === "read" && <p className={`${css.intro} text-service`}>{t("intro")}</p>}
        </header>
        {face === "show" ? (
          <Suspense>
            <ShowView cards={cards} hasUnknown={hasUnknown} />
          </Suspense>
        ) : face === "drawer" ? (
          <Suspense>
            <DrawerView />
          </Suspense>
        ) : (
          <ReadView typed={typed} />
        )}
      </div>
    </ToastRegion>
  );
}
