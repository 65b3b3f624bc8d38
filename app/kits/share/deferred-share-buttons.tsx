"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { lazy, Suspense, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { ShareButtonsProps } from "./share-buttons.tsx";
import type { ShareMessages } from "./share-messages.ts";

const load = () => import("./share-buttons.tsx");
const ShareButtons = lazy(() => load().then((module) => ({ default: module.ShareButtons })));

/** One button 「シェア」; the ways to share are fetched when it is about to be pressed, and open in its place. */
export function DeferredShareButtons(props: ShareButtonsProps) {
  const t = useMessages<ShareMessages>("shell");
  const [isOpen, setIsOpen] = useState(false);
  const closed = (
    <Button look="line" wide pending={isOpen} onPointerEnter={load} onFocus={load} onClick={() => setIsOpen(true)}>
      {t("share.title")}
    </Button>
  );
  return isOpen ? (
    <Suspense fallback={closed}>
      <ShareButtons {...props} />
    </Suspense>
  ) : (
    closed
  );
}
