"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { useEffect, useRef } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./leave-question.module.css";

interface LeaveQuestionProps {
  /** Whether a photograph would be lost, or only the mirror closed. */
  isPhoto: boolean;
  onKeep: () => void;
  onClose: () => void;
}

/** Asked when Back would lose one's own face. It holds nobody: Back again leaves. */
export function LeaveQuestion({ isPhoto, onKeep, onClose }: LeaveQuestionProps) {
  const t = useMessages<Messages>();
  const keep = useRef<HTMLDivElement>(null);
  useEffect(() => keep.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <div className={css.place} role="alertdialog" aria-labelledby="leave-title" aria-describedby="leave-note">
      <p id="leave-title" className="text-lead text-strong">
        {t(isPhoto ? "leave.photo" : "leave.mirror")}
      </p>
      <p id="leave-note" className="text-aside">
        {t("leave.note")}
      </p>
      <div ref={keep} className="row-2">
        <Button look="bone" compact onClick={onKeep}>
          {t("leave.keep")}
        </Button>
        <Button look="line" compact onClick={onClose}>
          {t("leave.close")}
        </Button>
      </div>
    </div>
  );
}
