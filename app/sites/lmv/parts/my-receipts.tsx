import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { receiptLookupSchema, type MyVotes, receiptPrefix } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./results.module.css";

type ReceiptState = "busy" | "counted" | "aside" | "later" | "failed";

/** The visitor's own votes against the published list: the hash is made here, so that one need not believe ours. */
export function MyReceipts({ votes, nameOf }: { votes: MyVotes["votes"]; nameOf: (monsterId: string) => string }) {
  const t = useMessages<Messages>();
  const [states, setStates] = useState<ReadonlyMap<string, ReceiptState>>(new Map());
  const setReceiptState = (receipt: string, next: ReceiptState): void =>
    setStates((before) => new Map(before).set(receipt, next));

  async function check(receipt: string): Promise<void> {
    setReceiptState(receipt, "busy");
    try {
      const hash = await hashReceipt(receipt);
      const { isPublished, vote } = await apiFetch(`/api/lmv/receipts/${hash}`, { schema: receiptLookupSchema });
      setReceiptState(receipt, isPublished ? (vote ? "counted" : "aside") : "later");
    } catch {
      setReceiptState(receipt, "failed");
    }
  }

  return (
    <>
      <h3>{t("receipts.title")}</h3>
      <p>{t("receipts.lead")}</p>
      <ul className={`${css.list} grid`}>
        {votes.map(({ receipt, jstDay, monsterId }) => {
          const state = states.get(receipt);
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
              <code className="text-note">{receipt}</code>
              <span className="hides-empty" role="status">
                {state && state !== "busy" ? t(`receipts.${state}`) : ""}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

async function hashReceipt(receipt: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(receiptPrefix + receipt));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
