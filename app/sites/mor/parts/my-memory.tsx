import { type FormEvent, startTransition, useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { MyMemoryState } from "#contracts/memory.ts";
import type { NoRedEvent } from "#contracts/no-red-event.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { memoryShare } from "../share.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { parseMemoryCode } from "../rules/memory-code.ts";
import { parsePetName } from "../rules/pet-name.ts";
import { saveChoices, savePetName, saveMemory } from "./memory-client.ts";
import css from "./my-memory.module.css";

export interface MyMemoryProps {
  details: View<"red">["details"];
  /** The no-red event that is on. */
  event: NoRedEvent | null;
}

/** What is told only to the one whose red it is: that it is kept, who else has it, its pet name, the ways to share it. */
export function MyMemory({ details, event: activeEvent }: MyMemoryProps) {
  const t = useMessages<Messages>();
  const picture = useCardPicture("mor", details.code);
  const { state, write } = useVisitor();
  const { memory, setMemory, hasFailed, save } = useSavedMemory(details.code);
  const isUnsaved = state === "unsaved";

  return (
    <div className={`${css.own} stack-3`}>
      <DeferredShareButtons
        picture={picture}
        pictureName="kate-zone-red.jpg"
        share={(channel) => composeShare(memoryShare, "ja", { red: details.name, code: details.code }, channel)}
        onShare={(shareAction) => shareAction !== "save" && track(`mor_share_${shareAction}`)}
      />
      <div className={`${css.saved} text-body`} role="status">
        {memory?.red && (
          <>
            <p>{t("memory.lit")}</p>
            <p>{t("memory.others", { count: memory.red.others })}</p>
            <p className="text-quiet">{t("memory.monster")}</p>
          </>
        )}
        {isUnsaved && <p>{t("memory.unsaved")}</p>}
      </div>
      {hasFailed && !isUnsaved && (
        <ErrorNotice
          code="E-NET"
          announce="now"
          message={t("memory.failed")}
          retry={t("memory.retry")}
          onRetry={() => void save()}
        />
      )}
      {activeEvent && (
        <Link className={`${css.action} target-inline text-body text-link`} to="/mor?c=night">
          {t("noRedEvent.picture")}
        </Link>
      )}
      {memory?.red && <PetName petName={memory.red.petName} write={write} onSaved={setMemory} />}
    </div>
  );
}

/** Saves a memory as the visitor's as soon as the visitor is known. */
function useSavedMemory(code: string) {
  const { state, write, reload } = useVisitor();
  const [memory, setMemory] = useState<MyMemoryState | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const save = useCallback(async () => {
    setHasFailed(false);
    try {
      const choices = parseMemoryCode(code);
      // A chapter that was played without a line is told first: the server takes a red from who has played all.
      if (choices) await saveChoices(write, choices);
      const saved = await saveMemory(write, code);
      startTransition(() => setMemory(saved));
      track("mor_red");
      await reload();
    } catch {
      setHasFailed(true);
    }
  }, [write, reload, code]);

  useEffect(() => {
    if (state === "known") void save();
    if (state === "offline") setHasFailed(true);
  }, [state, save]);

  return { memory, setMemory, hasFailed, save };
}

type PetNameProps = {
  petName: string | null;
  write: ReturnType<typeof useVisitor>["write"];
  onSaved: (memory: MyMemoryState) => void;
};

/** A name between the two of them. */
function PetName({ petName, write, onSaved }: PetNameProps) {
  const t = useMessages<Messages>();
  const [problem, setProblem] = useState<"petBad" | "failed" | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submitName(name: string | null) {
    setIsBusy(true);
    try {
      onSaved(await savePetName(write, name));
      setProblem(null);
    } catch {
      setProblem("failed");
    }
    setIsBusy(false);
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("pet");
    const name = typeof typed === "string" ? parsePetName(typed) : null;
    if (name === null) setProblem("petBad");
    else void submitName(name);
  }

  return (
    <form className={`${css.pet} stack-3`} onSubmit={send}>
      <h2 className={`${css.sub} text-face text-lead`}>{t("memory.petTitle")}</h2>
      <TextField
        key={petName}
        label={t("memory.petField")}
        hint={t("memory.petHint")}
        name="pet"
        defaultValue={petName ?? ""}
        maxLength={24}
        autoComplete="off"
        error={problem ? t(`memory.${problem}`) : undefined}
      />
      <div className={css.row}>
        <Button type="submit" look="line" compact pending={isBusy}>
          {t("memory.petSave")}
        </Button>
        {petName !== null && (
          <Button look="quiet" compact onClick={() => void submitName(null)}>
            {t("memory.petRemove")}
          </Button>
        )}
      </div>
      <p className={`${css.called} text-body`} role="status">
        {petName !== null && t("memory.petSaved", { name: petName })}
      </p>
    </form>
  );
}
