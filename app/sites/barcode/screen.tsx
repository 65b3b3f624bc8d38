import "#app/generated/site-fonts/barcode.css";
import { lazy, Suspense } from "react";
import { useLoaderData } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "./copy/words.ts";
import { loader } from "./data.server.ts";
import { Faces } from "./parts/faces.tsx";
import { ReadFace } from "./parts/read-face.tsx";
import css from "./screen.module.css";
// The other side's script comes when it is turned; its styles must be there before it.
import "./parts/ean-bars.module.css";
import "./parts/show-card.module.css";
import "./parts/show-cards.module.css";
import "./parts/show-face.module.css";

const ShowFace = lazy(async () => ({ default: (await import("./parts/show-face.tsx")).ShowFace }));

export { loader };

/** The bridge to a shop's shelf: read the code on a pack, or show one at the till. */
export default function BarcodeScreen() {
  const t = useWords<Words>();
  const { face, cards, hasUnknown, typed } = useLoaderData<typeof loader>();
  return (
    <ToastPlace>
      <div className={css.room}>
        <header className={css.head}>
          <h1 className={classNames(css.title, role.display)}>{t("title")}</h1>
          <Faces face={face} />
          {face === "read" && <p className={css.intro}>{t("intro")}</p>}
        </header>
        {face === "show" ? (
          <Suspense>
            <ShowFace cards={cards} hasUnknown={hasUnknown} />
          </Suspense>
        ) : (
          <ReadFace typed={typed} />
        )}
      </div>
    </ToastPlace>
  );
}
