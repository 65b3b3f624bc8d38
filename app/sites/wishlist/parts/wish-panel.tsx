import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { wishFolders, wishStates } from "#contracts/wish-limits.ts";
import type { Wish, WishEdit } from "#contracts/wishes.ts";
import type { Messages } from "../copy/messages.ts";
import { NoteForm } from "./note-form.tsx";
import css from "./wish-panel.module.css";

export interface WishPanelProps {
  wish: Wish;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onEdit: (edit: WishEdit) => void;
  onStep: (by: 1 | -1) => void;
  onLetGo: () => void;
  onRemove: () => void;
}

/** 「変える」: state, folder, note, place, and the two ways off the list. Drawn only when it is opened. */
export function WishPanel({ wish, name, isFirst, isLast, onEdit, onStep, onLetGo, onRemove }: WishPanelProps) {
  const t = useMessages<Messages>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="target-line text-body text-link">
        <span aria-hidden="true">{t("list.change")}</span>
        <span className="visually-hidden">{t("list.changeOf", { name })}</span>
      </summary>
      {isOpen && (
        <div className={`${css.inside} stack-2`}>
          <p className="text-note">{t("states.label")}</p>
          <ChipRow label={t("states.label")}>
            {wishStates.map((state) => (
              <Chip key={state} pressed={wish.state === state} onPress={() => onEdit({ state })}>
                {t(`states.${state}`)}
              </Chip>
            ))}
          </ChipRow>
          {wish.state === "owned" && (
            <Chip pressed={wish.isLow} onPress={() => onEdit({ isLow: !wish.isLow })}>
              {t("states.low")}
            </Chip>
          )}
          {wish.state === "done" && (
            <p className={`${css.onward} text-body`}>
              {t("list.toUcpHint")} <Link to={`/ucp?c=${wish.productId}#bench`}>{t("list.toUcp")}</Link>
            </p>
          )}
          <p className="text-note">{t("folders.label")}</p>
          <ChipRow label={t("folders.label")}>
            {wishFolders.map((folder) => (
              <Chip key={folder} pressed={wish.folder === folder} onPress={() => onEdit({ folder })}>
                {t(`folders.${folder}`)}
              </Chip>
            ))}
          </ChipRow>
          <NoteForm note={wish.note} onSave={(note) => onEdit({ note })} />
          <div className="row-2">
            <Button compact look="line" disabled={isFirst} onClick={() => onStep(-1)}>
              {t("list.up")}
            </Button>
            <Button compact look="line" disabled={isLast} onClick={() => onStep(1)}>
              {t("list.down")}
            </Button>
            {wish.state === "wanted" && (
              <Button compact look="line" onClick={onLetGo}>
                {t("reminder.letGo")}
              </Button>
            )}
            <Button compact look="quiet" onClick={onRemove}>
              {t("list.remove")}
            </Button>
          </div>
        </div>
      )}
    </details>
  );
}
