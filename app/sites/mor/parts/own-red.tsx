import { type FormEvent, startTransition, useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { RedMemory } from "#contracts/red-memory.ts";
import type { RedNight } from "#contracts/red-night.ts";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import { readPetName } from "../rules/pet-name.ts";
import { keepPetName, keepRed } from "./memory-desk.ts";
import css from "./own-red.module.css";

export interface OwnRedProps {
  red: View<"red">["red"];
  /** The night without red that is on. */
  night: RedNight | null;
}

/** What is told only to the one whose red it is: that it is kept, who else has it, its pet name, the ways to share it. */
export function OwnRed({ red, night }: OwnRedProps) {
  const t = useWords<Words>();
  const picture = useCardPicture("mor", red.code);
  const { state, write, reload } = useVisitor();
  const [memory, setMemory] = useState<RedMemory | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isUnsaved = state === "unsaved";

  const keep = useCallback(async () => {
    setHasFailed(false);
    try {
      const kept = await keepRed(write, red.code);
      startTransition(() => setMemory(kept));
      track("mor_red");
      await reload();
    } catch {
      setHasFailed(true);
    }
  }, [write, reload, red.code]);

  useEffect(() => {
    if (state === "known") void keep();
    if (state === "offline") setHasFailed(true);
  }, [state, keep]);

  return (
    <div className={css.own}>
      <ShareLater
        picture={picture}
        pictureName="kate-zone-red.jpg"
        share={(channel) => composeShare("mor", "ja", { red: red.name, code: red.code }, channel)}
        onShare={(way) => way !== "save" && track(`mor_share_${way}`)}
      />
      <div className={css.kept} role="status">
        {memory?.red && (
          <>
            <p>{t("red.lit")}</p>
            <p>{t("red.others", { count: memory.red.others })}</p>
            <p className={css.story}>{t("red.monster")}</p>
          </>
        )}
        {isUnsaved && <p>{t("red.unsaved")}</p>}
      </div>
      {hasFailed && !isUnsaved && (
        <Notice
          code="E-NET"
          announce="now"
          message={t("red.failed")}
          action={
            <Button compact look="bone" onClick={() => void keep()}>
              {t("red.retry")}
            </Button>
          }
        />
      )}
      {night && (
        <Link className={css.way} to="/mor?c=night">
          {t("night.picture")}
        </Link>
      )}
      {memory?.red && <PetName petName={memory.red.petName} write={write} onKept={setMemory} />}
    </div>
  );
}

type PetNameProps = {
  petName: string | null;
  write: ReturnType<typeof useVisitor>["write"];
  onKept: (memory: RedMemory) => void;
};

/** A name between the two of them. */
function PetName({ petName, write, onKept }: PetNameProps) {
  const t = useWords<Words>();
  const [problem, setProblem] = useState<"petBad" | "failed" | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function call(name: string | null) {
    setIsBusy(true);
    try {
      onKept(await keepPetName(write, name));
      setProblem(null);
    } catch {
      setProblem("failed");
    }
    setIsBusy(false);
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("pet");
    const name = typeof typed === "string" ? readPetName(typed) : null;
    if (name === null) setProblem("petBad");
    else void call(name);
  }

  return (
    <form className={css.pet} onSubmit={send}>
      <h2 className={css.sub}>{t("red.petTitle")}</h2>
      <TextField
        key={petName}
        label={t("red.petField")}
        hint={t("red.petHint")}
        name="pet"
        defaultValue={petName ?? ""}
        maxLength={24}
        autoComplete="off"
        error={problem ? t(`red.${problem}`) : undefined}
      />
      <div className={css.row}>
        <Button type="submit" look="line" compact pending={isBusy}>
          {t("red.petKeep")}
        </Button>
        {petName !== null && (
          <Button look="quiet" compact onClick={() => void call(null)}>
            {t("red.petDrop")}
          </Button>
        )}
      </div>
      <p className={css.called} role="status">
        {petName !== null && t("red.petKept", { name: petName })}
      </p>
    </form>
  );
}
