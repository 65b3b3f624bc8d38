import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { formatDay } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { foundReceiptSchema, type MyVotes, receiptPrefix } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import css from "./results.module.css";

type Found = "busy" | "counted" | "aside" | "later" | "failed";

/** The visitor's own votes against the published list: the hash is made here, so that one need not believe ours. */
export function OwnReceipts({ votes, nameOf }: { votes: MyVotes["votes"]; nameOf: (monsterId: string) => string }) {
  const t = useWords<Words>();
  const [found, setFound] = useState<ReadonlyMap<string, Found>>(new Map());
  const note = (receipt: string, what: Found): void => setFound((before) => new Map(before).set(receipt, what));

  async function check(receipt: string): Promise<void> {
    note(receipt, "busy");
    try {
      const hash = await hashOf(receipt);
      const { isPublished, vote } = await apiFetch(`/api/lmv/receipts/${hash}`, { schema: foundReceiptSchema });
      note(receipt, isPublished ? (vote ? "counted" : "aside") : "later");
    } catch {
      note(receipt, "failed");
    }
  }

  return (
    <>
      <h3>{t("receipts.title")}</h3>
      <p>{t("receipts.lead")}</p>
      <ul className={css.list}>
        {votes.map(({ receipt, jstDay, monsterId }) => {
          const state = found.get(receipt);
          return (
            <li key={receipt} className={css.receipt}>
              <span>
                {formatDay(jstDay, "ja")}
                <br />
                {nameOf(monsterId)}
              </span>
              <Button look="line" compact pending={state === "busy"} onClick={() => void check(receipt)}>
                {t("receipts.check")}
              </Button>
              <code>{receipt}</code>
              <span role="status">{state && state !== "busy" ? t(`receipts.${state}`) : ""}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

async function hashOf(receipt: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(receiptPrefix + receipt));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
