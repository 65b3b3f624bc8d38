import { lazy, Suspense, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { ShareButtonsProps } from "./share-buttons.tsx";
import type { ShareWords } from "./share-words.ts";

const load = () => import("./share-buttons.tsx");
const ShareButtons = lazy(() => load().then((module) => ({ default: module.ShareButtons })));

/** One button 「シェア」; the ways to share are fetched when it is about to be pressed, and open in its place. */
export function ShareLater(props: ShareButtonsProps) {
  const t = useWords<ShareWords>("shell");
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
