"use no memo";
import { lazy, Suspense, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { LookSheetProps } from "./look-sheet.tsx";

const load = () => import("./look-sheet.tsx");
const LookSheet = lazy(async () => ({ default: (await load()).LookSheet }));

interface KeepLookProps extends LookSheetProps {
  /** Puts a still on the stage: the model's face instead of its picture, the mirror's own frame. */
  onHoldStill: () => Promise<void>;
}

/** One button, and behind it the picture and the clip of what is worn. The mirror stands still for it. */
export function KeepLook({ onHoldStill, ...sheet }: KeepLookProps) {
  const t = useMessages<Messages>();
  const [isOpen, setIsOpen] = useState(false);
  const { kind } = sheet.mirror.source;
  if (isOpen && kind !== "camera" && kind !== "served")
    return (
      <Suspense>
        <LookSheet {...sheet} />
      </Suspense>
    );
  async function open(): Promise<void> {
    await Promise.all([onHoldStill(), load()]);
    setIsOpen(true);
  }
  return (
    <Button look="line" wide onPointerEnter={load} onClick={() => void open()}>
      {t("keep.open")}
    </Button>
  );
}
